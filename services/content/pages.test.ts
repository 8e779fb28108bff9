import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { runInLocale } from '#platform/request-context.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { readCheckedPage } from './checked-pages.ts'
import { publishPage } from './publish-page.ts'

const { db, visit, clock } = await openTestShop()
const text = { type: 'Text', props: { id: 'one', html: '<p>One</p>' } } as const
const page = { handle: 'privacy', title: 'Privacy', description: 'How we use data', content: [text] }
const damage = statement('test.damage', 'update page_version set document = $2 where handle = $1')

test('storing a page again reports a change only if the page differs, and each site has separate pages', async () => {
  const put = (other: Partial<typeof page> = {}) =>
    db.transaction((tx) => publishPage(tx, 'USA', { ...page, ...other }))
  assert.deepEqual([await put(), await put(), await put({ title: 'Your privacy' })], [true, false, true])
  const read = (site: 'USA' | 'CAN') =>
    visit(site).call('GET /svc_content/cms/page/{id}', { params: { id: 'privacy' } })
  const { title, roguebuilder } = await read('USA')
  assert.deepEqual([title, roguebuilder.content], ['Your privacy', [text]])
  await assert.rejects(read('CAN'), { code: 'page_not_found' })
})

test('the same page has separate content on each of two sites [REGION-003]', async () => {
  const put = (site: 'USA' | 'GBR', html: string) => {
    const content = [{ type: 'Text', props: { id: 'one', html } }] as const
    return db.transaction((tx) => publishPage(tx, site, { ...page, handle: 'care', title: `Care ${site}`, content }))
  }
  await put('USA', '<p>Wipe the bar.</p>')
  await put('GBR', '<p>Oil the bar.</p>')
  for (const [site, html] of [
    ['USA', '<p>Wipe the bar.</p>'],
    ['GBR', '<p>Oil the bar.</p>'],
  ] as const) {
    const shown = await visit(site).call('GET /svc_content/cms/page/{id}', { params: { id: 'care' } })
    assert.deepEqual([shown.title, shown.roguebuilder.content[0]?.props], [`Care ${site}`, { id: 'one', html }])
  }
})

test("a page has its title and description in the visitor's language, falling back to the site's language", async () => {
  const translations = { fr: { title: 'Livraison', description: 'Deux à cinq jours.' } }
  const shipping = { ...page, handle: 'delivery', title: 'Delivery', translations }
  await db.transaction((tx) => publishPage(tx, 'EUR', shipping))
  const read = (locale: string) =>
    runInLocale(locale, async () => {
      const { title, description, roguebuilder } = await visit('EUR').call('GET /svc_content/cms/page/{id}', {
        params: { id: 'delivery' },
      })
      return [title, description, 'translations' in roguebuilder]
    })
  assert.deepEqual(await read('fr-BE'), ['Livraison', 'Deux à cinq jours.', false])
  assert.deepEqual(await read('de-DE'), ['Delivery', 'How we use data', false])
  const wrong = { ...shipping, translations: { French: translations.fr } }
  await assert.rejects(
    db.transaction((tx) => publishPage(tx, 'EUR', wrong)),
    /translations\.French: must be a language/,
  )
})

test('a page with an invalid block is not stored, and the error includes the path', async () => {
  const wrong = [text, { type: 'Text', props: { id: 'two' } }] as unknown as readonly (typeof text)[]
  const put = db.transaction((tx) => publishPage(tx, 'USA', { ...page, handle: 'wrong', content: [...wrong] }))
  await assert.rejects(put, /^Error: Page wrong: content\.1\.props\.html: Invalid input/)
  assert.equal(await readCheckedPage({ db }, 'USA', 'wrong', clock()), undefined)
})

test('an invalid block in the database is omitted and reported once until it changes', async () => {
  await db.transaction((tx) => publishPage(tx, 'GBR', { ...page, handle: 'returns' }))
  const reports: string[] = []
  const read = () =>
    readCheckedPage({ db, warnOfContent: (problem) => reports.push(problem) }, 'GBR', 'returns', clock())
  const content = [{ type: 'Products', props: { id: 'x', heading: 'New' } }, text]
  await db.run(damage, ['returns', JSON.stringify({ content })])
  for (let visits = 0; visits < 3; visits++) assert.deepEqual((await read())?.roguebuilder.content, [text])
  assert.deepEqual(reports, [
    'page returns of GBR: content.0.props.handles: Invalid input: expected array, received undefined',
  ])
})

test('a stored document with an unsupported shape is returned as an empty page, never as an internal error', async () => {
  await db.transaction((tx) => publishPage(tx, 'AUS', { ...page, handle: 'contact' }))
  for (const document of [[], {}, 'text', 7, { content: {} }, { content: [7, null], version: 'x', root: 1 }]) {
    await db.run(damage, ['contact', JSON.stringify(document)])
    const { roguebuilder: shown } = await visit('AUS').call('GET /svc_content/cms/page/{id}', {
      params: { id: 'contact' },
    })
    assert.deepEqual([shown.content, shown.version, shown.root], [[], 1, { props: { title: 'Privacy' } }])
  }
})
