import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { place, reviewed } from '#services/testing/orders-for-tests.ts'
import { testProducts } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '#storefront/texts.ts'
import { loadOrdersPage } from './load-orders-page.ts'
import { ordersAddress } from './load-orders.ts'
import { orderFilter, orderState, orderYear } from './order-rows.ts'

const shop = await openTestShop(testProducts)
before(() => loadTexts('en', ['account']))

test('filter, year and search are in the URL of each page of orders', () => {
  const search = { at: '/account/orders', q: 'bar', filter: 'open', year: 2025 } as const
  assert.equal(ordersAddress(search, 3), '/account/orders?show=open&year=2025&q=bar&page=3')
  assert.equal(ordersAddress({ ...search, filter: 'all', year: null, q: '' }), '/account/orders')
})

test('a malformed filter or year in the URL is ignored', () => {
  assert.deepEqual([orderFilter('lost'), orderFilter(null), orderFilter('shipped')], ['all', 'all', 'shipped'])
  assert.deepEqual([orderYear('99'), orderYear(''), orderYear('1999'), orderYear('2026')], [null, null, null, 2026])
})

test('the page of orders applies the filter and the year in its query', async () => {
  const ann = await customerOf(shop)
  const { body } = await reviewed(shop, ann, 'USA', [{ productId: 7, qty: 1 }])
  const { orderId } = await place(ann, body)
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

test("a published order's status is how far its parcels are, and a canceled one is canceled", () => {
  const state = (status: 'new' | 'published', delivery: 'partly' | 'waiting', isCancelled = false) =>
    orderState({ status, delivery, isCancelled })
  assert.deepEqual(
    [state('new', 'waiting'), state('published', 'partly'), state('published', 'partly', true)],
    ['new', 'partly', 'cancelled'],
  )
})
