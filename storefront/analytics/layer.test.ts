import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { cartForTests, layerNow, metadataForTests, openLayer, pageSignal, settlePromises } from './layer-for-tests.ts'
import type { CartChange, Signal, WireList } from './signals/signal.ts'

const category = (page = 1, url = '/plates') =>
  pageSignal({
    url: page === 1 ? url : `${url}?page=${page}`,
    routeId: 'entity',
    params: { '*': 'plates' },
    data: {
      kind: 'category',
      id: 12,
      head: { title: 'Plates' },
      view: {
        listing: {
          path: url,
          pages: 3,
          total: 5,
          query: { q: '', page, sort: 'featured', filters: { brand: ['Ironwright'] }, price: null },
          cards: [2 * page - 1, 2 * page].map((id) => ({ id, url: `/plate-${id}` })),
        },
      },
    },
  })
const product = (url: string) =>
  pageSignal({ url, routeId: 'entity', data: { kind: 'product', id: 7, head: { title: 'Bar' }, view: { id: 7 } } })
const cart = (list: WireList | null, scope?: CartChange['scope']): Signal => ({
  kind: 'cart',
  list,
  prices: {},
  change: scope ? { scope, added: 'addToCart', removed: 'removeFromCart' } : null,
})

test('Site Load is sent once per document, and a page view once per navigation, even if the page reloads its data [ANALYTICS-001, ANALYTICS-486, ANALYTICS-487]', async () => {
  const { report, names } = openLayer()
  await report(
    pageSignal({ url: '/' }),
    pageSignal({ url: '/' }),
    pageSignal({ url: '/cart' }),
    pageSignal({ url: '/' }),
  )
  assert.deepEqual(names(), ['Site Load', 'page', 'page', 'page'])
})

test('events are sent to third-party scripts only if analytics is allowed, but page views and customer data never are [ANALYTICS-491]', async () => {
  const { report, state } = openLayer()
  await report(pageSignal({ url: '/' }), product('/bar'), cart(null))
  assert.deepEqual(state.toTags, ['Site Load', 'productDetailView'])
  state.isAllowed = false
  await report({ kind: 'items', name: 'addToWishlist', items: [{ id: 7, qty: 1 }] })
  assert.equal(state.toTags.length, 2)
})

test('a page view has the path of the new route and its title, without locale, secrets, or ids [ANALYTICS-401, ANALYTICS-402]', async () => {
  const { report, sent } = openLayer()
  await report(
    pageSignal({ url: '/de/barbells?x=1', data: { head: { title: 'Barbells' } } }),
    pageSignal({ url: '/wishlist/abcdefgh', routeId: 'shared-wishlist', params: { urlKey: 'abcdefgh' } }),
    pageSignal({ url: '/nothing', data: null }),
  )
  assert.deepEqual(
    sent.flatMap((message) => (message.type === 'page' ? [message.properties] : [])),
    [
      { path: '/barbells', title: 'Barbells | Ironwright' },
      { path: '/wishlist/:urlKey', title: 'shared-wishlist' },
      { path: '/nothing', title: 'home' },
    ],
  )
})

test("a page title that contains a customer's words is replaced by the id of its route", async () => {
  const { report, sent } = openLayer()
  const searched = { q: 'ann lee', counts: {}, listing: null }
  await report(
    pageSignal({ url: '/wishlist/a', routeId: 'shared-wishlist', data: { head: { title: "Ann's wishlist" } } }),
    pageSignal({ url: '/registry/a', routeId: 'registry', data: { head: { title: 'Gym of Ann Lee' } } }),
    pageSignal({ url: '/quote', routeId: 'quote', data: { head: { title: 'For Ann Lee' } } }),
    pageSignal({ url: '/search', routeId: 'search', data: { head: { title: 'Results: ann lee' }, view: searched } }),
    pageSignal({ url: '/cart', routeId: 'cart', data: { head: { title: 'Cart' } } }),
  )
  assert.deepEqual(
    sent.flatMap((message) => (message.type === 'page' ? [message.properties.title] : [])),
    ['shared-wishlist', 'registry', 'quote', 'search', 'Cart | Ironwright'],
  )
})

test('selecting a product variant does not count as a page view, and neither do previews', async () => {
  const { report, names } = openLayer()
  await report(product('/bar'), product('/bar?weight=20'), pageSignal({ url: '/__rb__/preview?id=1' }))
  assert.deepEqual(names(), ['Site Load', 'page', 'productDetailView'])
})

test('two impressions of one list result in one event with each product once, after a second without a new impression [ANALYTICS-449, ANALYTICS-450, ANALYTICS-496]', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const { report, sent, names } = openLayer()
  await report(category())
  names()
  const more = (first: number, ids: number[], uri = '/plates'): Signal => ({
    kind: 'found',
    found: {
      widget: 'rfkid_10',
      uri,
      phrase: '',
      first,
      products: ids.map((id) => ({ id, url: `/plate-${id}` })),
    },
  })
  context.mock.timers.tick(900)
  await report(more(2, [3, 2]), more(0, [8], '/other'))
  context.mock.timers.tick(999)
  await settlePromises()
  assert.equal(sent.length, 0)
  context.mock.timers.tick(1)
  await settlePromises()
  const [message, ...others] = sent
  assert.ok(message?.type === 'track' && others.length === 0)
  const { products, ...list } = message.properties as { products: { sku: string; index: number }[] }
  assert.deepEqual(list, {
    listId: '12',
    listName: 'Plates',
    listType: 'category',
    listEntity: { type: 'category', name: 'Plates', id: '12', url: '/plates', sku: null },
    filters: ['brand:Ironwright'],
    sorts: ['featured'],
  })
  assert.deepEqual(
    products.map(({ sku, index }) => [sku, index]),
    [
      ['SKU-1', 0],
      ['SKU-2', 1],
      ['SKU-3', 2],
    ],
  )
})

test('a search phrase appears only in its search event, redacted and truncated, and its lists are reported separately', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const { report, sent } = openLayer()
  const search = (q: string, ids: number[]) =>
    pageSignal({
      url: `/search?q=${encodeURIComponent(q)}`,
      routeId: 'search',
      data: {
        head: { title: q },
        view: {
          q,
          counts: { products: ids.length },
          listing: {
            path: '/search',
            pages: 1,
            total: ids.length,
            query: { q, page: 1, sort: 'relevance', filters: {}, price: null },
            cards: ids.map((id) => ({ id, url: `/plate-${id}` })),
          },
        },
      },
    })
  const preview = (phrase: string): Signal => ({
    kind: 'found',
    found: { widget: 'rfkid_6', uri: '/search', phrase, first: 0, products: [{ id: 3, url: '/plate-3' }] },
  })
  await report(preview('ann lee'), search('ann lee', [1]), search('ann@example.com', [2]), search('x'.repeat(500), []))
  context.mock.timers.tick(1_000)
  await settlePromises()
  const events = sent.flatMap((message) => (message.type === 'track' ? [message] : []))
  const terms = events.flatMap(({ event, properties }) =>
    event === 'search' ? [(properties as { searchTerm: string }).searchTerm] : [],
  )
  assert.deepEqual(terms, ['ann lee', '', 'x'.repeat(100)])
  const lists = events.filter(({ event }) => event === 'listView')
  assert.equal(lists.length, 3)
  assert.doesNotMatch(JSON.stringify(lists), /ann/)
})

test('a list is reported with the page and the time of its impression, even if the shopper leaves at once', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const { state, report, sent, layer } = openLayer()
  await report(category())
  state.now = layerNow + 500
  await report(category(1, '/bars'))
  const views = () =>
    sent.flatMap((message) =>
      message.type === 'track' && message.event === 'listView'
        ? [[message.context.page.path, Date.parse(message.originalTimestamp) - layerNow]]
        : [],
    )
  assert.deepEqual(views(), [['/plates', 0]])
  state.now = layerNow + 700
  await layer.leave()
  context.mock.timers.tick(60_000)
  await settlePromises()
  assert.deepEqual(views(), [
    ['/plates', 0],
    ['/bars', 500],
  ])
})

test('a click on a listed product has the product, the list, its position, and the page [ANALYTICS-412]', async () => {
  const { report, sent, names } = openLayer()
  await report(category(2))
  names()
  await report({ kind: 'click', path: '/plate-4' }, { kind: 'click', path: '/elsewhere' })
  const [click, ...others] = sent
  assert.ok(click?.type === 'track' && others.length === 0)
  assert.deepEqual(
    [click.event, click.properties, click.context.page.path],
    [
      'productClick',
      { product: metadataForTests(4), listName: 'Plates', listId: '12', position: 3, page: 2 },
      '/plates',
    ],
  )
})

test('the cart reports only the units that a call added or removed, with the price paid [ANALYTICS-413, ANALYTICS-414]', async () => {
  const { report, sent } = openLayer()
  await report(cart(cartForTests({ 1: 2 })))
  // Product 2 was added in another tab.
  await report({ ...cart(cartForTests({ 1: 5, 2: 9 }), { productIds: [1] }), prices: { 'line-1': 10 } } as Signal)
  await report(cart(cartForTests({ 1: 4, 2: 9 }), { itemId: 'line-1' }))
  await report(cart(cartForTests({ 2: 9 }), { itemId: 'line-1' }))
  assert.deepEqual(
    sent.map((message) => {
      const { sku, qty, price, total } = (message as { properties: ReturnType<typeof metadataForTests> }).properties
      return [message.type === 'track' && message.event, sku, qty, price, total]
    }),
    [
      ['addToCart', 'SKU-1', 3, 10, 30],
      ['removeFromCart', 'SKU-1', 1, 295, 295],
      ['removeFromCart', 'SKU-1', 4, 295, 1180],
    ],
  )
  assert.equal(sent.at(-1)!.context.cartId, 'cart-1')
})

test('no event is sent without consent; after consent, reporting starts with the current page, and it ends when consent is withdrawn', async () => {
  const { state, report, names, layer } = openLayer({ isAllowed: false })
  const guest: Signal = { kind: 'shopper', shopper: { exp: 0, groupId: 0 } }
  await report(pageSignal({ url: '/' }), guest, cart(cartForTests({ 1: 1 })), product('/bar'))
  assert.deepEqual([names(), state.sessionEnd], [[], 0])
  state.isAllowed = true
  layer.followConsent()
  await settlePromises()
  assert.deepEqual(names(), ['Site Load', 'page', 'identify', 'productDetailView'])
  // Saving another choice allows analytics again.
  layer.followConsent()
  await settlePromises()
  assert.deepEqual(names(), [])
  state.isAllowed = false
  layer.followConsent()
  await report(pageSignal({ url: '/' }))
  assert.deepEqual(names(), [])
  state.isAllowed = true
  layer.followConsent()
  await settlePromises()
  // The browser has a new id without an identity.
  assert.deepEqual(names(), ['page', 'identify'])
})

test('without consent, no items are read, no customer is requested, and no address is hashed', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const { state, report, reads } = openLayer({ isAllowed: false })
  await report(
    category(),
    product('/bar'),
    cart(cartForTests({ 1: 1 })),
    cart(cartForTests({ 1: 2 }), 'all'),
    { kind: 'items', name: 'addToWishlist', items: [{ id: 1, qty: 1 }] },
    { kind: 'click', path: '/plate-1' },
    { kind: 'curation', curation: { id: 'deals', name: 'Deals', page: 1, products: [] } },
    { kind: 'shopper', shopper: { exp: layerNow + 1_000, groupId: 3 } },
    { kind: 'register', newsletters: [], segments: [], email: 'ann@example.com' },
    { kind: 'stock-alert', productId: 7, parentId: 3, email: 'ann@example.com' },
  )
  context.mock.timers.tick(60_000)
  await settlePromises()
  assert.deepEqual([reads, state.requests, state.hashes], [[], 0, 0])
})

test('registration and back-in-stock alert events contain a hash of the email address [ANALYTICS-424, ANALYTICS-430]', async () => {
  const { report, sent } = openLayer()
  const email = 'ann@example.com'
  await report(
    { kind: 'register', newsletters: ['news'], segments: [11], email },
    { kind: 'stock-alert', productId: 7, parentId: 3, email },
    { kind: 'stock-alert', productId: 901, parentId: null, email },
  )
  const hash = createHash('sha256').update(email).digest('hex')
  assert.deepEqual(
    sent.map((message) => message.type === 'track' && [message.event, message.properties]),
    [
      ['register', { newsletters: ['news'], segments: [11], email: hash }],
      ['binSignup', { productId: 7, parentId: 3, sku: 'SKU-7', name: 'Power bar', email: hash }],
    ],
  )
})

test('a curated list is reported with its id, its name, and its products [ANALYTICS-432]', async () => {
  const { report, sent } = openLayer()
  const listing = { total: 2, pages: 1, query: { page: 1 }, cards: [1, 901, 2].map((id) => ({ id, url: `/p-${id}` })) }
  await report(
    pageSignal({ url: '/new-gear', routeId: 'new-gear', data: { head: { title: 'New gear' }, view: { listing } } }),
  )
  const properties = { curationId: 'new-gear', name: 'New gear', products: ['SKU-1', 'SKU-2'] }
  assert.deepEqual(sent.at(-1)!.type === 'track' && sent.at(-1), { ...sent.at(-1), event: 'viewCuration', properties })
})

test('a search after a failed search is reported, and a checkout step without data reports only its page', async () => {
  const { report, names } = openLayer()
  const view = { q: 'bar', counts: { products: 4 }, listing: null }
  await report(
    pageSignal({ url: '/search?q=rack', routeId: 'search', data: null }),
    pageSignal({ url: '/search?q=bar', routeId: 'search', data: { head: { title: 'Search' }, view } }),
    pageSignal({ url: '/checkout/start', routeId: 'checkout-start', data: {} }),
  )
  assert.deepEqual(names(), ['Site Load', 'page', 'page', 'search', 'page'])
})

test('an error while handling an analytics signal is reported and does not reject the call', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const { state, report, names, errors } = openLayer()
  state.isBroken = true
  const email = 'ann@example.com'
  const customer = { _id: 42, groupId: 3, primarySegment: 11, segments: [], email }
  await report(
    { kind: 'items', name: 'addToWishlist', items: [{ id: 1, qty: 1 }] },
    cart(cartForTests({ 1: 2 }), { productIds: [1] }),
    category(),
    { kind: 'click', path: '/plate-1' },
    { kind: 'register', newsletters: [], segments: [], email },
    { kind: 'stock-alert', productId: 7, parentId: 3, email },
    { kind: 'shopper', shopper: { exp: layerNow + 1_000, groupId: 3, customer } },
  )
  context.mock.timers.tick(1_000)
  await settlePromises()
  assert.equal(errors.length, 7)
  state.isBroken = false
  names()
  await report({ kind: 'items', name: 'addToWishlist', items: [{ id: 1, qty: 1 }] })
  assert.deepEqual(names(), ['addToWishlist'])
})

test('a page that the browser restores from memory counts as a new view if the shopper still consents', async () => {
  const { state, report, names, layer } = openLayer()
  await report(product('/bar'))
  names()
  layer.restore()
  await settlePromises()
  assert.deepEqual(names(), ['page', 'productDetailView'])
  // Consent changed in a different tab.
  state.isAllowed = false
  layer.restore()
  await settlePromises()
  assert.deepEqual(names(), [])
  state.isAllowed = true
  layer.restore()
  await settlePromises()
  assert.deepEqual(names(), ['page', 'productDetailView'])
})
