import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { SearchRequest } from '#contract/search.ts'
import { sites } from '#domain/sites.ts'
import { readListingQuery } from '../catalog/listing/query/read-query.ts'
import {
  enterTarget,
  enterWaitMs,
  maxHitsAt,
  isOutdated,
  keyEffect,
  loadOnce,
  maxPosts,
  debounceMs,
  maxHits,
  previewLinks,
  typedPrefix,
} from './preview-state.ts'
import { listRequest, maxFacetValues, popularRequest, previewRequest } from './search-request.ts'
import { resolveSearchUserId, browserSearchUserId } from './search-user.ts'
import { meansInvitational, searchUrl, suggestionsOf } from './suggestions.ts'

const emptyQuery = readListingQuery(new URLSearchParams())
const input = { uri: '/plates', query: emptyQuery, userId: '0', isApp: false, grossFactor: 1 }

test("a product list requests the 80 products on its URL's page [SEARCH-064, SEARCH-066, SEARCH-408]", () => {
  const { data } = listRequest({ ...input, query: { ...emptyQuery, page: 3 } })
  assert.deepEqual([data.n_item, data.page_number], [80, 3])
})

test("a product list request's context contains the page and the user [SEARCH-068]", () => {
  assert.deepEqual(listRequest(input).data.context, { page: { uri: '/plates' }, user: { user_id: '0' } })
})

function emptyBrowser(context: TestContext) {
  const document = { cookie: '', getElementById: () => null }
  const globals = { document, location: { protocol: 'https:' } }
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true })
  context.after(() => {
    for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name)
  })
  return document
}

test('EUR, GBR, and CAN neither store nor send a search id before consent [CONSENT-003, CONSENT-004, CONSENT-005]', (context) => {
  for (const site of ['EUR', 'GBR', 'CAN'] as const) {
    const document = emptyBrowser(context)
    assert.deepEqual([browserSearchUserId(site), document.cookie], ['0', ''], site)
    // Ids stored earlier on other sites are not sent either.
    document.cookie = 'search_sid=8d7f4a1c-5a3e-4c56-9b2f-0d1e2f3a4b5c'
    assert.equal(browserSearchUserId(site), '0', site)
  }
})

test('on USA, AUS, and APO, the search id is random and stored in a cookie for 60 days [SEARCH-070, SEARCH-100]', (context) => {
  for (const site of ['USA', 'AUS', 'APO'] as const) {
    const document = emptyBrowser(context)
    const id = browserSearchUserId(site)
    assert.match(id, /^[0-9a-f-]{36}$/, site)
    assert.match(document.cookie, new RegExp(`^search_sid=${id}; .*Max-Age=5184000\\b`), site)
    assert.equal(browserSearchUserId(site), id, site)
  }
})

test('with a privacy signal, the search user is 0, and no id is stored [SEARCH-071]', (context) => {
  const document = emptyBrowser(context)
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  context.after(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'))
  for (const site of sites) assert.equal(browserSearchUserId(site), '0', site)
  assert.equal(document.cookie, '')
})

const shopper = (groupId: number) =>
  (async (name: string) => {
    if (name === 'GET /svc_session/session') return { cg: groupId, groupId, exp: 0 }
    assert.equal(name, 'GET /svc_customer/customer')
    return { _id: 4711 }
  }) as unknown as StoreCall
const away = (() => Promise.reject(new Error('no response'))) as unknown as StoreCall

test("a search sends the customer's id if logged in, and the browser's id otherwise [SEARCH-069, SEARCH-070]", async (context) => {
  emptyBrowser(context)
  assert.equal(await resolveSearchUserId(shopper(1), 'USA'), '4711')
  assert.equal(await resolveSearchUserId(shopper(0), 'USA'), browserSearchUserId('USA'))
  assert.equal(await resolveSearchUserId(away, 'USA'), browserSearchUserId('USA'))
})

test("a search without personalization does not send the customer's id [SEARCH-071]", async (context) => {
  emptyBrowser(context)
  // EUR requires consent for personalization.
  assert.equal(await resolveSearchUserId(shopper(1), 'EUR'), '0')
})

test('searches, previews, and categories use separate widgets [SEARCH-073, SEARCH-074, SEARCH-407]', () => {
  assert.equal(listRequest(input).data.widget.rfkid, 'rfkid_10')
  assert.equal(listRequest({ ...input, query: { ...emptyQuery, q: 'bar' } }).data.widget.rfkid, 'rfkid_7')
  assert.equal(previewRequest('bar', '0').data.widget.rfkid, 'rfkid_6')
})

test('facets are requested with totals and ten values each, but with all values for shoes [SEARCH-075, SEARCH-076, SEARCH-077]', () => {
  assert.deepEqual(listRequest(input).data.facet, { all: true, total: true, max: 10 })
  assert.equal(maxFacetValues('/shoes/lifting'), -1)
  assert.equal(maxFacetValues('/shoestrings'), 10)
})

test('all facet values for programming are requested [SEARCH-078]', () => {
  assert.equal(maxFacetValues('/programming'), -1)
})

test('a search request contains filters, term, and order [SEARCH-079, SEARCH-080, SEARCH-081]', () => {
  const query = { ...emptyQuery, q: 'bar', sort: 'price-asc' as const, filters: { finish: ['Zinc'] } }
  const { data } = listRequest({ ...input, query })
  assert.deepEqual(data.filter, { finish: { value: ['Zinc'] } })
  assert.deepEqual(data.query, { keyphrase: { value: ['bar'] } })
  assert.deepEqual(data.sort, { choices: true, value: [{ type: 'price', order: 'asc' }] })
})

test('a rating filter includes all higher ratings [SEARCH-027]', () => {
  const { data } = listRequest({ ...input, query: { ...emptyQuery, filters: { rating: ['3'] } } })
  assert.deepEqual(data.filter, { rating: { value: ['3', '4', '5'] } })
})

test("the app's product lists exclude programs [SEARCH-029]", () => {
  assert.deepEqual(listRequest({ ...input, isApp: true }).data.filter, {
    program_delivery: { value: ['Not Applicable'] },
  })
  assert.deepEqual(popularRequest('0', true).data.filter, {
    availability: { value: ['In stock'] },
    program_delivery: { value: ['Not Applicable'] },
  })
  assert.deepEqual(popularRequest('0', false).data.filter, { availability: { value: ['In stock'] } })
})

test('tax is removed from price filter bounds before they are sent to the search service', () => {
  const query = { ...emptyQuery, price: { min: 119, max: null } }
  assert.deepEqual(listRequest({ ...input, query, grossFactor: 1.19 }).data.filter, {
    price: { value: [{ min: 100 }] },
  })
})

test('searches request suggestions, and categories do not [SEARCH-083, SEARCH-084]', () => {
  const search = listRequest({ ...input, query: { ...emptyQuery, q: 'bar' } })
  assert.equal(search.data.suggestion?.trending_category?.max, 10)
  assert.equal(search.data.suggestion?.keyphrase?.max, 10)
  assert.equal(listRequest(input).data.suggestion, undefined)
})

test('the search preview requests 12 products and shows the first 8, or 4 on phones [SEARCH-065, SEARCH-095, SEARCH-096]', () => {
  assert.equal(previewRequest('bar', '0').data.n_item, 12)
  assert.deepEqual([maxHitsAt({ isWide: true }), maxHitsAt({ isWide: false })], [8, 4])
})

test('each search request asks for product content [SEARCH-067]', () => {
  for (const { data } of [listRequest(input), previewRequest('bar', '0'), popularRequest('0', false)])
    assert.deepEqual(data.content, { product: {} })
})

test('list, popular, and preview search requests match the contract', () => {
  for (const body of [listRequest(input), popularRequest('0', true), previewRequest('bar', 'a-guest')])
    SearchRequest.parse(body)
})

const words = (...texts: string[]) => texts.map((text) => ({ text }))

test('up to four phrases are suggested for a search, if there are any [SEARCH-016, SEARCH-018]', () => {
  const { kind, links } = suggestionsOf({
    keyphrase: words('a', 'b', 'c', 'd', 'e'),
    category: words('x'),
    trending_category: [],
  })
  assert.equal(kind, 'phrases')
  assert.deepEqual(
    links.map(({ text }) => text),
    ['a', 'b', 'c', 'd'],
  )
})

test('without phrases, up to six categories are suggested for a search [SEARCH-017, SEARCH-018]', () => {
  const category = Array.from({ length: 8 }, (_, index) => ({ text: `c${index}`, url: `/c${index}` }))
  const { kind, links } = suggestionsOf({ keyphrase: [], category, trending_category: [] })
  assert.equal(kind, 'categories')
  assert.deepEqual([links.length, links[0]!.to], [6, '/c0'])
})

test('top suggestions are the trending categories, or the default phrases if there are no trending ones [SEARCH-026]', () => {
  const trending = [{ text: 'Racks', url: '/racks' }]
  assert.deepEqual(suggestionsOf({ keyphrase: [], category: [], trending_category: trending }).top, [
    { text: 'Racks', to: '/racks' },
  ])
  assert.ok(suggestionsOf(null).top.length > 0)
})

test('top suggestions are shown next to the products, but not if they are already shown above the products', () => {
  const suggested = suggestionsOf(null)
  const links = (overrides: Partial<Parameters<typeof previewLinks>[0]>) =>
    previewLinks({ q: 'bar', status: 'ready', total: 1, suggested, ...overrides })
  assert.deepEqual(links({}), suggested.top)
  assert.deepEqual(links({ total: 0 }), [])
  assert.deepEqual(links({ total: 0, q: '' }), suggested.top)
  assert.deepEqual(links({ total: 0, status: 'failed' }), suggested.top)
  const phrase = { text: 'bar', to: '/search?q=bar' }
  assert.deepEqual(links({ total: 0, suggested: { ...suggested, links: [phrase] } }), [phrase])
})

test('after the query changes, popular products and empty results count as outdated, but found products do not', () => {
  const popular = { q: '', status: 'loading', total: 12 } as const
  assert.deepEqual([isOutdated(popular, ''), isOutdated(popular, 'bar')], [false, true])
  const nothingFound = { q: 'barx', status: 'ready', total: 0 } as const
  assert.deepEqual([isOutdated(nothingFound, 'barx'), isOutdated(nothingFound, 'bar')], [false, true])
  assert.equal(isOutdated({ q: 'bar', status: 'loading', total: 3 }, 'barb'), false)
})

test('popular products are requested once per visit, and again after a failure', async () => {
  const load = loadOnce<number>()
  let requests = 0
  const succeed = async () => ++requests
  assert.deepEqual([await load('USA en', succeed), await load('USA en', succeed)], [1, 1])
  assert.equal(await load('EUR de', succeed), 2)
  await assert.rejects(load('GBR en', () => Promise.reject(new Error('no response'))))
  assert.equal(await load('GBR en', succeed), 3)
})

test("each query's results have a separate URL [SEARCH-012]", () => {
  assert.equal(searchUrl('5 lb & more'), '/search?q=5+lb+%26+more')
})

test('a fragment of "invitational" longer than two characters shows its card [SEARCH-013, SEARCH-014, SEARCH-015]', () => {
  assert.ok(meansInvitational(' Vita '))
  assert.ok(meansInvitational('invitational'))
  assert.ok(!meansInvitational('in'))
  assert.ok(!meansInvitational('invitationals'))
})

const box = { isOpen: true, active: null, count: 8, isEmpty: false }

test('arrow keys move the highlight through the products in the preview and back to the input', () => {
  assert.deepEqual(keyEffect('ArrowDown', box), { active: 0 })
  assert.deepEqual(keyEffect('ArrowDown', { ...box, active: 7 }), { active: null })
  assert.deepEqual(keyEffect('ArrowUp', box), { active: 7 })
  assert.deepEqual(keyEffect('ArrowUp', { ...box, active: 0 }), { active: null })
  assert.equal(keyEffect('ArrowDown', { ...box, count: 0 }), null)
})

test('Enter follows the highlight or else searches, within 300 ms, and does nothing in an empty input [SEARCH-023]', () => {
  assert.equal(keyEffect('Enter', { ...box, active: 2 }), 'follow')
  assert.equal(keyEffect('Enter', box), 'submit')
  assert.equal(keyEffect('Enter', { ...box, isEmpty: true }), null)
  assert.equal(enterWaitMs, 300)
})

test('Escape closes the search preview, then clears the input, and other keys enter text', () => {
  assert.equal(keyEffect('Escape', box), 'close')
  assert.equal(keyEffect('Escape', { ...box, isOpen: false }), 'clear')
  assert.equal(keyEffect('a', box), null)
  assert.equal(keyEffect('Home', box), null)
})

test("Enter follows the engine's redirect within the shop [SEARCH-021, SEARCH-022]", () => {
  assert.equal(enterTarget('/barbells', '/search?q=bar'), '/barbells')
  assert.equal(enterTarget(undefined, '/search?q=bar'), '/search?q=bar')
  assert.equal(enterTarget('//evil.example', '/search?q=bar'), '/search?q=bar')
  assert.equal(enterTarget('/\\evil.example', '/search?q=bar'), '/search?q=bar')
})

test('the first search request is debounced by 500 ms, and later requests by 250 ms [SEARCH-092, SEARCH-093, SEARCH-094]', () => {
  assert.deepEqual([debounceMs({ isFirst: true }), debounceMs({ isFirst: false })], [500, 250])
})

test('the search preview is limited to 8 products and 4 articles [SEARCH-006, SEARCH-019]', () => {
  assert.deepEqual([maxHits, maxPosts], [8, 4])
})

test('a suggestion is split into the part that the shopper has entered and the remaining part', () => {
  assert.deepEqual(typedPrefix('bumper plates', ' Bump '), ['bump', 'er plates'])
  assert.deepEqual(typedPrefix('crumb bumper', 'bump'), ['', 'crumb bumper'])
})
