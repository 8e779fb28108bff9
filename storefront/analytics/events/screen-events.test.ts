import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventSchemas } from '#contract/analytics-events.ts'
import { track } from '#storefront/browser/track.ts'
import { shareProduct, sharedUrl } from '#storefront/catalog/share/share-product.ts'
import { pathAfterBank } from '#storefront/checkout/placing/challenge.ts'
import { overlays } from '#storefront/shell/overlays/overlay-store.ts'
import { selectTab } from '#storefront/widgets/tabs/select-tab.ts'
import { layerNow, metadataForTests, openLayer, pageSignal, settlePromises } from '../layer-for-tests.ts'
import { replySignals } from '../signals/call-signals.ts'
import { followOverlays } from '../signals/overlay-signals.ts'
import { signals } from '../signals/queue.ts'
import { challengeKey } from './bank-challenge.ts'

type Sent = ReturnType<typeof openLayer>['sent']
const eventsIn = (sent: Sent) =>
  sent.flatMap((message) =>
    message.type === 'track' && message.event !== 'Site Load' ? [[message.event, message.properties] as const] : [],
  )

const searchPage = (q: string, found: number, ids: readonly number[] = []) =>
  pageSignal({
    url: `/search?q=${q}`,
    routeId: 'search',
    data: {
      head: { title: q },
      view: {
        q,
        counts: { products: found },
        listing: {
          path: '/search',
          pages: 1,
          total: ids.length,
          query: { q, page: 1, sort: 'relevance', filters: { brand: ['Ironwright'] }, price: { min: 10, max: null } },
          cards: ids.map((id) => ({ id, url: `/plate-${id}` })),
        },
      },
    },
  })

test('a search event has its term, its type, and the number of its results [ANALYTICS-407]', async () => {
  const { report, sent } = openLayer()
  await report(searchPage('bar', 23))
  const properties = { searchTerm: 'bar', searchType: 'results', numSearchResults: 23 }
  assert.deepEqual(eventsIn(sent), [['search', properties]])
  assert.ok(eventSchemas.search.safeParse(properties).success)
})

test('a list view event has the list, its entity, its products, its filters, and its sort order [ANALYTICS-408]', async () => {
  const { report, sent, layer } = openLayer()
  await report(searchPage('bar', 1, [4]))
  await layer.leave()
  const properties = {
    listId: 'search',
    listName: 'search',
    listType: 'search',
    listEntity: { type: 'search', name: 'search', id: 'search', url: '/search', sku: null },
    products: [{ ...metadataForTests(4), index: 0 }],
    filters: ['brand:Ironwright', 'price:10-'],
    sorts: ['relevance'],
  }
  assert.deepEqual(eventsIn(sent).at(-1), ['listView', properties])
  assert.ok(eventSchemas.listView.safeParse(properties).success)
})

/** Returns the signals for a placed order with this status and payment. */
const placed = (status: string, payment: object) =>
  replySignals('POST /svc_checkout/order', {} as never, { status, payment } as never)
const card = { adyenType: 'scheme', challengeUrl: 'https://bank.example/acs' }
const pageAt = (path: string) =>
  pageSignal({ url: path, routeId: path.startsWith('/checkout/success') ? 'checkout-success' : 'checkout-payment' })

test('a 3-D Secure challenge reports its duration and its result when the shopper returns from the bank [ANALYTICS-425]', async () => {
  const { state, report, sent } = openLayer()
  const end = (status: 'payment_complete' | 'payment_error') =>
    pathAfterBank({ orderId: '7', status, payment: card as Parameters<typeof pathAfterBank>[0]['payment'] })!
  await report(...placed('payment_pending', card))
  state.now = layerNow + 12_500
  await report(pageSignal({ url: '/checkout/bank/7', routeId: 'checkout-bank' }), pageAt(end('payment_complete')))
  await report(...placed('payment_pending', card))
  state.now = layerNow + 20_000
  await report(pageAt(end('payment_error')))
  await report(...placed('payment_pending', card), pageAt('/checkout/payment'), pageAt('/checkout/success?order=8'))
  const challenges = eventsIn(sent)
  assert.deepEqual(challenges, [
    ['threeDS2', { time: 12_500, status: 'succeeded' }],
    ['threeDS2', { time: 7_500, status: 'failed' }],
    ['threeDS2', { time: 0, status: 'abandoned' }],
  ])
  for (const [, properties] of challenges) assert.ok(eventSchemas.threeDS2.safeParse(properties).success)
})

test('orders without a challenge and PayPal payments do not report a 3-D Secure event', async () => {
  const { state, report, sent, stored, layer } = openLayer()
  await report(...placed('payment_complete', { adyenType: 'scheme' }), pageAt('/checkout/success?order=7'))
  await report(...placed('payment_pending', { ...card, adyenType: 'paypal' }), pageAt('/checkout/success?order=8'))
  assert.deepEqual(eventsIn(sent), [])
  await report(...placed('payment_pending', card))
  assert.ok(stored.has(challengeKey))
  state.isAllowed = false
  layer.followConsent()
  assert.ok(!stored.has(challengeKey))
})

test("a share event has the product's metadata and the sharing method [ANALYTICS-427]", async () => {
  const { report, sent } = openLayer()
  const shared: unknown[] = []
  const product = { productId: 7, title: 'Bar', url: sharedUrl('https://shop/bar?weight=20&utm_source=x#top') }
  const copy = async (text: string) => void shared.push(text)
  const deps = { copy, report: (signal: Parameters<typeof report>[0]) => void report(signal) }
  assert.equal(await shareProduct(product, deps), 'copy')
  assert.equal(await shareProduct(product, { ...deps, share: async (data) => void shared.push(data) }), 'native')
  const abort = async () => {
    throw new DOMException('closed', 'AbortError')
  }
  assert.equal(await shareProduct(product, { ...deps, share: abort }), null)
  await settlePromises()
  const url = 'https://shop/bar?weight=20'
  assert.deepEqual(shared, [url, { title: 'Bar', url }])
  const events = eventsIn(sent)
  assert.deepEqual(events, [
    ['shareProduct', { product: metadataForTests(7), service: 'copy' }],
    ['shareProduct', { product: metadataForTests(7), service: 'native' }],
  ])
  for (const [, properties] of events) assert.ok(eventSchemas.shareProduct.safeParse(properties).success)
})

test('an overlay is reported when it opens and when it closes [ANALYTICS-433]', async () => {
  const { report, sent } = openLayer()
  followOverlays(overlays, (signal) => void report(signal))
  overlays.open('side-cart')
  overlays.open('mobile-menu')
  overlays.close()
  await settlePromises()
  assert.deepEqual(eventsIn(sent), [
    ['overlay', { name: 'side-cart', action: 'open' }],
    ['overlay', { name: 'side-cart', action: 'close' }],
    ['overlay', { name: 'mobile-menu', action: 'open' }],
    ['overlay', { name: 'mobile-menu', action: 'close' }],
  ])
})

test('screens send back-in-stock alerts, curated lists, overlays, and clicks with the fields in the event catalog [ANALYTICS-436]', async () => {
  const { report, sent, layer } = openLayer()
  signals.start((signal) => layer.handle(signal))
  const alert = { product_id: 7, parent_id: null, email: 'ann@example.com' }
  await report(...replySignals('POST /svc_bin/bin', {} as never, alert as never))
  const listing = { total: 1, pages: 1, query: { page: 1 }, cards: [{ id: 1, url: '/p-1' }] }
  await report(
    pageSignal({ url: '/new-gear', routeId: 'new-gear', data: { head: { title: 'New gear' }, view: { listing } } }),
  )
  followOverlays(overlays, (signal) => signals.report(signal))
  overlays.open('region')
  selectTab({ list: 'deals', from: '/deals', to: '/deals/bars' }, { track })
  await settlePromises()
  const events = eventsIn(sent)
  assert.deepEqual(
    events.map(([name, properties]) => [name, Object.keys(properties).toSorted()]),
    [
      ['binSignup', ['email', 'name', 'parentId', 'productId', 'sku']],
      ['viewCuration', ['curationId', 'name', 'products']],
      ['overlay', ['action', 'name']],
      ['elClick', ['element', 'href', 'label', 'location']],
    ],
  )
  for (const [name, properties] of events)
    assert.ok(eventSchemas[name as 'overlay'].safeParse(properties).success, name)
})

test('the review step of checkout is reported once [ANALYTICS-454]', async () => {
  const { report, sent } = openLayer()
  const cart = { list: { _id: 'list-7' }, lines: [], count: 0, subtotal: 0, discount: 0 }
  const address = { city: '', region: '', postcode: '', countryId: 'US' }
  const draft = { shippingAddress: address, billingSameAsShipping: true, billingAddress: address, rates: [] }
  const checkout = { cart, draft, shipping: { state: 'none', rates: [] }, totals: { wire: null, grandTotal: null } }
  const review = (url: string) =>
    pageSignal({
      url,
      routeId: 'checkout-review',
      data: { head: { title: 'Review' }, view: { checkout: { ...checkout, paymentType: 'adyen' } } },
    })
  await report(review('/checkout/review'), review('/checkout/review?problem=stock'))
  assert.deepEqual(
    eventsIn(sent).filter(([name]) => name === 'checkoutStep'),
    [['checkoutStep', { step: 'review' }]],
  )
})
