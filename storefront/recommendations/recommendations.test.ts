import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seedsOf } from './page-seeds.ts'
import { recommendationRequest } from './recommendation-request.ts'
import { addViewedProduct, deleteViewedProducts, viewedProducts } from './viewed.ts'

test('recommendations are requested as one page of 12 products, with the widget and the current page [SEARCH-401]', () => {
  const { data } = recommendationRequest({ kind: 'similar', uri: '/power-bar', handles: ['power-bar'] }, '42')
  assert.deepEqual(data, {
    n_item: 12,
    page_number: 1,
    widget: { rfkid: 'rfkid_31' },
    content: { product: {} },
    context: { page: { uri: '/power-bar', product_group: ['power-bar'] }, user: { user_id: '42' } },
  })
  const cart = recommendationRequest({ kind: 'cart', uri: '/cart', skus: ['A', 'B'] }, '0').data
  assert.deepEqual([cart.widget.rfkid, cart.context.page.sku], ['rfkid_4', ['A', 'B']])
})

const page = { path: '/', locale: { path: '' }, isProduct: false, cartSkus: [], viewed: [] }

test('recommendations are shown on product pages, in a cart with items, and on the home page for a shopper with a history', () => {
  assert.deepEqual(seedsOf({ ...page, path: '/power-bar', isProduct: true }), {
    kind: 'similar',
    uri: '/power-bar',
    handles: ['power-bar'],
  })
  assert.equal(seedsOf({ ...page, path: '/cart', cartSkus: ['A'] })?.kind, 'cart')
  assert.deepEqual(seedsOf({ ...page, viewed: ['rack', 'bar'] })?.handles, ['rack', 'bar'])
  for (const path of ['/', '/cart', '/barbells', '/account']) assert.equal(seedsOf({ ...page, path }), null, path)
})

test("a page's path excludes the locale's prefix", () => {
  const locale = { path: 'de/en' }
  assert.equal(seedsOf({ ...page, locale, path: '/de/en/power-bar', isProduct: true })?.uri, '/power-bar')
  assert.equal(seedsOf({ ...page, locale, path: '/de/en', viewed: ['bar'] })?.kind, 'forYou')
})

test('the twelve most recently viewed products are stored once each, until they are deleted', () => {
  const stored = new Map<string, string>()
  const memory = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  for (let n = 0; n < 14; n++) addViewedProduct(memory, `bar-${n}`)
  addViewedProduct(memory, 'bar-12')
  const viewed = viewedProducts(memory)
  assert.deepEqual([viewed.length, viewed[0], viewed[1]], [12, 'bar-12', 'bar-13'])
  deleteViewedProducts(memory)
  assert.deepEqual(viewedProducts(memory), [])
})
