import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadForms } from './load-forms.ts'
import { submitEntry } from './submit-entry.ts'

const shop = await openTestShop([])
const block = { id: 'write', formHash: 'contact' }
const filled = { topic: 'order', name: 'Ann', email: 'ann@example.com', orderNumber: '', message: 'Hi', homepage: '' }

async function contactForm(visitor = shop.visit()) {
  const context = pageContextOf(visitor)
  const view = (await loadForms(context, [block])).get('write')!
  return { context, view }
}

test("a page shows its block's form under the block's heading or, by default, the form's title", async () => {
  const { context, view } = await contactForm()
  assert.equal(view.heading, 'Send us a message')
  assert.deepEqual(
    view.form.fields.map(({ name }) => name),
    ['topic', 'name', 'email', 'orderNumber', 'message'],
  )
  const titled = await loadForms(context, [{ ...block, heading: 'Write' }])
  assert.equal(titled.get('write')!.heading, 'Write')
})

test('a nonexistent form is omitted with a warning', async () => {
  const warnings: string[] = []
  const { context } = await contactForm()
  const views = await loadForms({ ...context, warn: (text) => void warnings.push(text) }, [
    { id: 'missing', formHash: 'missing' },
  ])
  assert.deepEqual([...views.keys()], [])
  assert.deepEqual(warnings, ['form failed to load'])
})

test('a valid form is sent without messages, and an invalid one returns a message per field and the entered values', async () => {
  const { context, view } = await contactForm()
  assert.equal(await submitEntry(context, view.form, Object.entries(filled)), 'sent')
  const wrong = { ...filled, email: 'ann', message: '', topic: '' }
  assert.deepEqual(
    await submitEntry(context, view.form, Object.entries(wrong), { key: randomUUID(), elapsedMs: 5_000 }),
    {
      status: 422,
      failed: {
        message: 'Check the marked fields.',
        problems: {
          topic: 'Choose an option.',
          email: 'Enter a valid email address, such as name@example.com.',
          message: 'This field is required.',
        },
        values: wrong,
      },
    },
  )
})

test("form error messages are in the shopper's language", async () => {
  const { context, view } = await contactForm(shop.visit('EUR'))
  const german = { ...context, shop: { ...context.shop, language: 'de' as const } }
  const result = await submitEntry(german, view.form, Object.entries({ ...filled, message: '' }))
  assert.ok(result !== 'sent')
  assert.equal(result.failed.problems['message'], 'Füllen Sie dieses Feld aus.')
})

test('a form submission repeated with the same key is stored once', async () => {
  const { context, view } = await contactForm()
  const attempt = { key: randomUUID(), elapsedMs: 5_000 }
  const once = Object.entries({ ...filled, email: 'repeat@example.com' })
  for (let time = 0; time < 2; time += 1) assert.equal(await submitEntry(context, view.form, once, attempt), 'sent')
  const count = statement<{ entries: number }>(
    'test.entries',
    `select count(*)::integer as entries from form_entry where entry_values->>'email' = $1`,
  )
  assert.deepEqual(await shop.db.run(count, ['repeat@example.com']), [{ entries: 1 }])
})
