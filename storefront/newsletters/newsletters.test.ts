import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, test } from 'node:test'
import { readerToken } from '#services/newsletters/readers/reader-token.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { assertActionData, redirectLocation, formOf, pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '../texts.ts'
import { loadNewsletters } from './load-newsletters.ts'
import { changeNewsletters } from './newsletter-actions.ts'

const shop = await openTestShop([])
before(() => loadTexts('en', ['newsletters']))
const { secret } = shop.deps

async function reader(newsletters: string[]) {
  const email = `${randomUUID()}@example.com`
  const visitor = shop.visit('GBR')
  await visitor.call('POST /svc_ssr/newsletters/subscribe', { body: { email, newsletters }, key: randomUUID() })
  const context = pageContextOf(visitor, 'GBR')
  const at = (query: string) => pageAt(`/newsletters?token=${readerToken(secret, 'GBR', email)}${query}`, {})
  return {
    email,
    load: async (query = '') => (await loadNewsletters(context, at(query))).view,
    send: (fields: Record<string, string>, query = '') => changeNewsletters(context, at(query), formOf(fields)),
  }
}
const listsOf = (view: Awaited<ReturnType<typeof loadNewsletters>>['view']) =>
  view.kind === 'lists' ? [view.isPending, view.lists.filter(({ isOn }) => isOn).map(({ key }) => key)] : []

test('the newsletter confirmation page preselects the requested newsletters and confirms those that stay selected [NEWS-006]', async () => {
  const { load, send } = await reader(['GBR-newsletter', 'GBR-rapidfire'])
  assert.deepEqual(listsOf(await load()), [true, ['newsletter', 'rapidfire']])
  assert.match(await redirectLocation(send({ op: 'save', newsletters: 'newsletter' })), /&done=saved$/)
  assert.deepEqual(listsOf(await load()), [false, ['newsletter']])
})

test('one button on the newsletter page unsubscribes from all newsletters, regardless of the selection', async () => {
  const { load, send } = await reader(['GBR-newsletter'])
  assert.match(await redirectLocation(send({ op: 'leave-all', newsletters: 'newsletter' })), /&done=left$/)
  assert.deepEqual(listsOf(await load()), [false, []])
})

test('an incomplete newsletter link opens the form that emails a new one', async () => {
  const visitor = pageContextOf(shop.visit('GBR'), 'GBR')
  for (const token of ['x', 'x'.repeat(5_000)]) {
    const { view } = await loadNewsletters(visitor, pageAt(`/newsletters?token=${token}`, {}))
    assert.deepEqual([view.kind, view.kind === 'ask' && view.isInvalid], ['ask', true])
    const page = pageAt(`/newsletters?token=${token}`, {})
    const leads = await redirectLocation(changeNewsletters(visitor, page, formOf({ op: 'save' })))
    assert.match(leads, /^\/newsletters\?token=x+$/)
  }
})

test('the form that requests a newsletter link preserves an invalid address and reports the problem', async () => {
  const visitor = pageContextOf(shop.visit('GBR'), 'GBR')
  const ask = (email: string) => changeNewsletters(visitor, pageAt('/newsletters', {}), formOf({ op: 'link', email }))
  assert.deepEqual(await assertActionData(ask('ann@')), { op: 'link', problem: 'email', email: 'ann@' })
  assert.equal(await redirectLocation(ask('ann@example.com')), '/newsletters?sent=1')
})
