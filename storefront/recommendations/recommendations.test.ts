import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AnalyticsEvents } from '#domain/analytics/events.ts'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { foundProduct } from '#storefront/catalog/card/search-product-for-tests.ts'
import { openLayer } from '#storefront/analytics/layer-for-tests.ts'
import { replySignals } from '#storefront/analytics/signals/call-signals.ts'
import { plainPriceDisplay } from '#storefront/catalog/deals/price-display.ts'
import { categorySeeds, seedsOf } from './page-seeds.ts'
import { recommendationRequest } from './recommendation-request.ts'
import { cardsOfReply, loadRecommended, type RecommendedRow } from './recommended-cards.ts'
import { reportWhenVisible } from './report-visible.ts'
import { addViewedProduct, deleteViewedProducts, readViewedProducts } from './viewed-products.ts'

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

test("the page path in a recommendation request excludes the locale's prefix", () => {
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
  const viewed = readViewedProducts(memory)
  assert.deepEqual([viewed.length, viewed[0], viewed[1]], [12, 'bar-12', 'bar-13'])
  deleteViewedProducts(memory)
  assert.deepEqual(readViewedProducts(memory), [])
})

test('only recommendations for a category list are sorted, by featured descending [SEARCH-402]', () => {
  const { data } = recommendationRequest({ kind: 'category', uri: '/barbells' }, '0')
  assert.deepEqual([data.widget.rfkid, data.context.page.uri], ['rfkid_10', '/barbells'])
  assert.deepEqual(data.sort?.value, [{ type: 'featured', order: 'desc' }])
  for (const kind of ['similar', 'cart', 'forYou'] as const)
    assert.equal(recommendationRequest({ kind, uri: '/' }, '0').data.sort, undefined)
})

test("the category in a recommendation request is the breadcrumb's last link, without the locale's prefix", () => {
  assert.deepEqual(categorySeeds('/de/en/barbells', { path: 'de/en' }), { kind: 'category', uri: '/barbells' })
  assert.equal(categorySeeds('/de', { path: 'de' }), null)
  assert.equal(categorySeeds('/', { path: '' }), null)
  assert.equal(categorySeeds(null, { path: '' }), null)
})

const display = plainPriceDisplay(null)
const searchProduct = (handle: string, at: number) => ({ ...foundProduct, entity_id: at, url: `/${handle}` })
const replyOf = (handles: readonly string[]) => ({
  content: { product: { value: handles.map(searchProduct), total_item: handles.length, n_item: handles.length } },
})

test("recommended products are read from content.product.value, without the page's own product [SEARCH-403]", () => {
  const cards = cardsOfReply(replyOf(['power-bar', 'wright-bar']), display, '/power-bar')
  assert.deepEqual(
    cards.map(({ url }) => url),
    ['/wright-bar'],
  )
})

test('a product without enough similar products shows featured products of its category', async () => {
  const requested: string[] = []
  const call = ((_: string, { body }: { body: { data: { widget: { rfkid: string } } } }) => {
    const { rfkid } = body.data.widget
    requested.push(rfkid)
    return Promise.resolve(replyOf(rfkid === 'rfkid_10' ? ['a', 'b', 'c'] : ['a']))
  }) as unknown as StoreCall
  const source = { call, userId: '0', display: () => Promise.resolve(display) }
  const similar = { kind: 'similar', uri: '/new-bar', handles: ['new-bar'] } as const
  const shown = await loadRecommended(source, [similar, { kind: 'category', uri: '/barbells' }], '/new-bar')
  assert.deepEqual([shown?.kind, shown?.cards.length, requested], ['category', 3, ['rfkid_31', 'rfkid_10']])
  assert.equal(await loadRecommended(source, [similar], '/new-bar'), null)
})

/** Replaces the browser's observer, which Node.js lacks. */
function observerForTests() {
  const watched: { see: (isIntersecting: boolean) => void; isStopped: boolean }[] = []
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      const own = {
        isStopped: false,
        see: (isIntersecting: boolean) => {
          if (!own.isStopped) callback([{ isIntersecting } as IntersectionObserverEntry], this as never)
        },
      }
      watched.push(own)
      this.disconnect = () => void (own.isStopped = true)
    }
    disconnect: () => void
    observe() {}
  }
  return { Observer: Observer as unknown as typeof IntersectionObserver, watched }
}

test('a row of recommendations is reported once, when the shopper sees it and not when it arrives', async () => {
  const { report, sent, layer } = openLayer()
  const { Observer, watched } = observerForTests()
  const cards = [5, 6].map((id) => ({ id, url: `/plate-${id}` })) as unknown as RecommendedRow['cards']
  const show = (row: Omit<RecommendedRow, 'cards'>) =>
    reportWhenVisible({} as Element, { ...row, cards }, { report: (signal) => void report(signal), Observer })
  const reply = { content: { product: { value: [{ entity_id: 5, url: '/plate-5' }] } }, page_number: 1, n_item: 12 }
  const body = recommendationRequest({ kind: 'similar', uri: '/bar', handles: ['bar'] }, '0')
  await report(...replySignals('POST /api/search-rec/3', { body } as never, reply as never))
  show({ kind: 'similar', uri: '/bar' })
  watched[0]!.see(false)
  await layer.leave()
  assert.deepEqual(sent, [])
  watched[0]!.see(true)
  watched[0]!.see(true)
  await layer.leave()
  assert.equal(sent.length, 1)
  const { listType, listEntity, products } = (sent[0] as unknown as { properties: AnalyticsEvents['listView'] })
    .properties
  assert.deepEqual([listType, listEntity.url, products.map(({ sku }) => sku)], ['similar', '/bar', ['SKU-5', 'SKU-6']])
  // The shopper left the page before reaching the row.
  show({ kind: 'forYou', uri: '/' })()
  watched[1]!.see(true)
  await layer.leave()
  assert.equal(sent.length, 1)
})
