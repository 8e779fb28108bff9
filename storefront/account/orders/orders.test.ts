import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { openReturnDesk } from '#services/returns/returns-for-tests.ts'
import { placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { testProducts } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '#storefront/texts.ts'
import { loadItemReviews } from '../order-details/load-item-reviews.ts'
import { loadOrdersPage } from './load-orders-page.ts'
import { ordersUrl } from './load-orders.ts'
import { parseOrderFilter, orderState, parseOrderYear } from './order-rows.ts'

const shop = await openTestShop(testProducts)
before(() => loadTexts('en', ['account']))

test('a link to a page of orders contains the filter, year, and search', () => {
  const search = { at: '/account/orders', q: 'bar', filter: 'open', year: 2025 } as const
  assert.equal(ordersUrl(search, 3), '/account/orders?show=open&year=2025&q=bar&page=3')
  assert.equal(ordersUrl({ ...search, filter: 'all', year: null, q: '' }), '/account/orders')
})

test('a malformed filter or year in the URL is ignored', () => {
  assert.deepEqual(
    [parseOrderFilter('lost'), parseOrderFilter(null), parseOrderFilter('shipped')],
    ['all', 'all', 'shipped'],
  )
  assert.deepEqual(
    [parseOrderYear('99'), parseOrderYear(''), parseOrderYear('1999'), parseOrderYear('2026')],
    [null, null, null, 2026],
  )
})

test('the orders page applies the filter and the year in its query', async () => {
  const ann = await customerOf(shop)
  const { body } = await reachReviewStep(shop, ann, 'USA', [{ productId: 7, qty: 1 }])
  const { orderId } = await placeTestOrder(ann, body)
  const load = async (query: string) =>
    (await loadOrdersPage(pageContextOf(ann), pageAt(`/account/orders${query}`))).view
  const { orders, years } = await load('')
  assert.deepEqual([orders.map(({ id }) => id), years.length], [[orderId], 1])
  const [year] = years
  assert.equal((await load(`?show=open&year=${year}`)).orders.length, 1)
  assert.equal((await load(`?show=open&year=${year! - 1}`)).orders.length, 0)
  assert.equal((await load('?show=shipped')).orders.length, 0)
  assert.equal((await load('?show=lost&year=x')).orders.length, 1)
})

test("a published order's status reflects its packages' progress, and a canceled order's status is canceled", () => {
  const state = (status: 'new' | 'published', delivery: 'partly' | 'waiting', isCancelled = false) =>
    orderState({ status, delivery, isCancelled })
  assert.deepEqual(
    [state('new', 'waiting'), state('published', 'partly'), state('published', 'partly', true)],
    ['new', 'partly', 'cancelled'],
  )
})

test('only orders with returnable items show a return link', async () => {
  const ann = await customerOf(shop)
  const desk = openReturnDesk(shop)
  const delivered = await desk.delivered(undefined, 'USA', ann)
  const waiting = await desk.refunds.published(undefined, 'USA', ann)
  const { view } = await loadOrdersPage(pageContextOf(ann), pageAt('/account/orders'))
  assert.deepEqual(
    view.orders.map(({ id, canReturn }) => [id, canReturn]),
    [
      [waiting.orderId, false],
      [delivered.orderId, true],
    ],
  )
})

test("an order's items are marked as reviewed or open, and a review outage does not break the page", async () => {
  const ann = await customerOf(shop)
  await openReturnDesk(shop).delivered(undefined, 'USA', ann)
  assert.deepEqual(await loadItemReviews(pageContextOf(ann)), { 7: 'open' })
  const review = { stars: 5, title: 'Solid', text: 'It holds, and it has held for a year.', author: 'Ann B.' }
  await ann.call('POST /svc_review/reviews', { body: { ...review, productId: 7 }, key: crypto.randomUUID() })
  assert.deepEqual(await loadItemReviews(pageContextOf(ann)), { 7: 'written' })
  const warnings: string[] = []
  const call = (() => Promise.reject(new Error('down'))) as never
  const warn = (message: string) => void warnings.push(message)
  assert.deepEqual(await loadItemReviews({ ...pageContextOf(ann), call, warn }), {})
  assert.deepEqual(warnings, ['The order page omits reviews'])
})
