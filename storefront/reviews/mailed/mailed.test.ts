import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { reviewToken } from '#services/reviews/mailing/review-token.ts'
import { openReturnDesk } from '#services/returns/returns-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { assertActionData, redirectLocation, pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '../../texts.ts'
import { loadReviewRequest } from './load-review-request.ts'
import { changeRequestedReviews } from './mailed-actions.ts'
import { sendStateOf } from './use-send-all.ts'

const shop = await openTestShop()
const desk = openReturnDesk(shop)
before(() => loadTexts('en', ['reviews/mailed']))
const context = () => pageContextOf(shop.visit())
const words = { stars: '5', title: 'Holds well', text: 'It holds, and it has held for two weeks.', author: 'Ann L.' }
const formOf = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
async function mailedPage() {
  const { orderId } = await desk.delivered()
  const token = reviewToken(shop.deps.secret, 'USA', orderId, shop.clock() + 86_400_000)
  return { orderId, token, page: pageAt(`/mps-review?token=${token}`) }
}

test("the emailed review link lists the order's products, and a review can be saved without login [ROUTE-003]", async () => {
  const { orderId, token, page } = await mailedPage()
  const { view } = await loadReviewRequest(context(), page)
  assert.ok(view.kind === 'items')
  assert.deepEqual([view.orderId, view.items.map(({ productId }) => productId)], [orderId, [7]])
  const to = await redirectLocation(
    changeRequestedReviews(context(), page, formOf({ op: 'save', product: '7', ...words })),
  )
  assert.equal(to, `/mps-review?token=${token}&done=7#product-7`)
  const after = await loadReviewRequest(context(), pageAt(to))
  assert.ok(after.view.kind === 'items')
  assert.deepEqual([after.view.done, after.view.items[0]!.review!.title], [7, 'Holds well'])
})

test('an incomplete review stays in its form, and the missing fields are marked', async () => {
  const { page } = await mailedPage()
  const form = formOf({ op: 'save', product: '7', ...words, stars: '', text: 'Short' })
  assert.deepEqual(await assertActionData(changeRequestedReviews(context(), page, form)), {
    op: 'save',
    kind: 'fields',
    productId: 7,
    draft: { ...words, stars: 0, text: 'Short' },
    fields: ['stars', 'text'],
  })
  const foreign = formOf({ op: 'save', product: '8', ...words })
  const data = (await assertActionData(changeRequestedReviews(context(), page, foreign))) as { kind: string }
  assert.equal(data.kind, 'product_not_found')
})

test('an emailed review with a rejected photo is not reported as sent', async () => {
  const { page } = await mailedPage()
  const form = formOf({ op: 'save', product: '7', ...words })
  form.append('photos', new File(['no picture'], 'a.jpg', { type: 'image/jpeg' }))
  const to = await redirectLocation(changeRequestedReviews(context(), page, form))
  assert.deepEqual(sendStateOf(new URL(to, 'http://shop')), { problem: 'photo_unreadable' })
  assert.equal(sendStateOf(new URL('http://shop/mps-review?token=x&done=7')), 'sent')
  assert.equal(sendStateOf(new URL('http://shop/mps-review?token=x')), 'failed')
})

test('without a valid link, the review page requests email and order number, and never reveals whether they match', async () => {
  const kinds = []
  for (const path of ['/mps-review', '/mps-review?token=x', `/mps-review?token=${'x'.repeat(500)}`]) {
    const { view } = await loadReviewRequest(context(), pageAt(path))
    assert.ok(view.kind === 'look-up')
    kinds.push(view.isInvalid)
  }
  assert.deepEqual(kinds, [false, true, true])
  const { orderId } = await mailedPage()
  const ask = (order: string, email: string) =>
    changeRequestedReviews(context(), pageAt('/mps-review'), formOf({ op: 'link', order, email }))
  assert.equal(await redirectLocation(ask(orderId, 'ann@example.com')), '/mps-review?sent=1')
  assert.equal(await redirectLocation(ask('12', 'ann@example.com')), '/mps-review?sent=1')
  assert.equal(((await assertActionData(ask('', 'ann@example.com'))) as { kind: string }).kind, 'missing')
})

test('stopping review emails requires a button click, because link scanners open the links', async () => {
  const { token } = await mailedPage()
  const opened = await loadReviewRequest(context(), pageAt(`/mps-review?token=${token}&stop=1`))
  assert.ok(opened.view.kind === 'items')
  assert.equal(opened.view.stop, 'ask')
  const to = await redirectLocation(
    changeRequestedReviews(context(), pageAt(`/mps-review?token=${token}&stop=1`), formOf({ op: 'stop' })),
  )
  const stopped = await loadReviewRequest(context(), pageAt(to))
  assert.ok(stopped.view.kind === 'items')
  assert.equal(stopped.view.stop, 'done')
})
