import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Site, sites } from '#domain/sites.ts'
import { createClient, type ClientOptions } from './client.ts'
import type { Store } from '#contract/store.ts'

interface SentRequest {
  url: string
  method: string
  headers: Headers
  credentials: RequestCredentials | undefined
  body: string
}
type Outcome = Response | Error | ((seen: SentRequest) => Response | Promise<Response>)

/** Creates a client that receives these responses in turn. The last one repeats. */
function browser(outcomes: Outcome[], options: Partial<ClientOptions<Store>> = {}) {
  const seen: SentRequest[] = []
  const waits: number[] = []
  let now = 1_000_000
  const call = createClient<Store>({
    base: 'http://shop',
    now: () => now,
    wait: async (milliseconds) => {
      waits.push(milliseconds)
    },
    newId: () => 'a-request-id',
    isOnline: () => true,
    fetcher: async (input, init) => {
      const one = {
        url: input as string,
        method: init!.method!,
        headers: new Headers(init!.headers),
        credentials: init!.credentials,
        body: init!.body as string,
      }
      seen.push(one)
      const outcome = outcomes[Math.min(seen.length, outcomes.length) - 1]!
      if (outcome instanceof Error) throw outcome
      return typeof outcome === 'function' ? outcome(one) : outcome.clone()
    },
    ...options,
  })
  const paths = () => seen.map(({ url }) => url.replace('http://shop', ''))
  return { call, seen, waits, paths, advance: (milliseconds: number) => (now += milliseconds) }
}

const ok = (body: object) => Response.json(body)
const refusal = (status: number, code: string, headers: HeadersInit = {}) =>
  Response.json({ error: { code } }, { status, headers })
const session = { cg: 0, groupId: 0, exp: 0 }
const tree: object = []

async function pathOf(site: Site, path: 'GET /svc_content/catalog/tree' | 'GET /svc_session/session') {
  const { call, paths } = browser([ok(tree)], { site })
  await call(path, {})
  return paths()[0]
}

test('call paths include the site, except on USA [ROUTE-029, REGION-202]', async () => {
  for (const site of sites.filter((site) => site !== 'USA')) {
    assert.ok((await pathOf(site, 'GET /svc_content/catalog/tree'))?.includes(`/site/${site}/`), site)
  }
})

test('in a call path, the site follows the service prefix, in upper case [ROUTE-031, REGION-203]', async () => {
  assert.equal(await pathOf('GBR', 'GET /svc_content/catalog/tree'), '/svc_content/site/GBR/catalog/tree')
  assert.equal(await pathOf('APO', 'GET /svc_session/session'), '/svc_session/site/APO/session')
})

test('call paths never include USA [ROUTE-030]', async () => {
  assert.equal(await pathOf('USA', 'GET /svc_content/catalog/tree'), '/svc_content/catalog/tree')
})

test('a path that already contains the site does not get a second site segment [ROUTE-032]', async () => {
  for (const site of ['USA', 'CAN', 'EUR'] as const) {
    const { call, paths } = browser([ok({ apiUrl: '/x', token: 't', expires: 0 })], { site })
    await call('GET /svc_ssr/site/{code}/rfktkn', { params: { code: site } })
    assert.deepEqual(paths(), [`/svc_ssr/site/${site}/rfktkn`])
  }
})

test('paths outside the services do not contain the site', async () => {
  const { call, paths } = browser([ok([])], { site: 'AUS' })
  await call('GET /theindex/wp-json/wp/v2/posts', { query: { slug: 'a' } })
  assert.deepEqual(paths(), ['/theindex/wp-json/wp/v2/posts?slug=a'])
})

test('only requests from the mobile app set isMobileApp [APP-438]', async () => {
  const key = '0b0c1f3e-3b8c-4d52-9d0a-0d4f3c6f9a11'
  const list = { params: { id: 'a' }, version: 'any', key } as const
  const flagsOf = async (isApp: boolean) => {
    const token = { apiUrl: 'https://engine.example/api/search-rec/3', token: 't', expires: 10 ** 13 }
    const { call, seen } = browser([({ url }) => ok(url.includes('rfktkn') ? token : {})], { isApp })
    await call('GET /svc_list/lists', { query: { active: 'true' } })
    await call('POST /svc_session/session/logout', { key })
    await call('PUT /svc_list/lists/{id}/metadata', { ...list, body: {} })
    await call('DELETE /svc_list/lists/{id}/items', list)
    await call('POST /api/search-rec/3', { body: { data: { widget: { rfkid: 'rfkid_7' }, context: {} } } as never })
    return seen.map(({ method, url }) => `${method} ${new URL(url).searchParams.get('isMobileApp')}`)
  }
  // A search makes two requests: one for the token, and one to the token's URL.
  const methods = ['GET', 'POST', 'PUT', 'DELETE', 'GET', 'POST']
  assert.deepEqual(
    await flagsOf(true),
    methods.map((method) => `${method} true`),
  )
  assert.deepEqual(
    await flagsOf(false),
    methods.map((method) => `${method} null`),
  )
})

test('a write sends an idempotency key and a version, and every request has an id', async () => {
  const { call, seen } = browser([ok({})])
  const key = '0b0c1f3e-3b8c-4d52-9d0a-0d4f3c6f9a11'
  await call('PUT /svc_list/lists/{id}/metadata', { params: { id: 'a/b' }, body: {}, version: 3, key })
  const [{ url, headers }] = seen as [SentRequest]
  assert.equal(url, 'http://shop/svc_list/lists/a%2Fb/metadata')
  assert.equal(headers.get('idempotency-key'), key)
  assert.equal(headers.get('if-match'), '"3"')
  assert.equal(headers.get('x-request-id'), 'a-request-id')
})

test('an expired token refreshes the session and retries the call after 500 ms [ERROR-003, SESSION-004, SESSION-005]', async () => {
  const { call, paths, waits } = browser([refusal(401, 'TOKEN_EXPIRED'), ok(session), ok([])])
  assert.deepEqual(await call('GET /svc_list/lists', { query: {} }), [])
  assert.deepEqual(paths(), ['/svc_list/lists', '/svc_session/session', '/svc_list/lists'])
  assert.deepEqual(waits, [500])
})

test('a call with an expired token fails after three retries with increasing delays [ERROR-001]', async () => {
  const { call, paths, waits } = browser([
    ({ url }) => (url.includes('session') ? ok(session) : refusal(401, 'TOKEN_EXPIRED')),
  ])
  await assert.rejects(async () => call('GET /svc_list/lists', { query: {} }), { code: 'TOKEN_EXPIRED' })
  assert.equal(paths().filter((path) => path === '/svc_list/lists').length, 4)
  assert.deepEqual(waits, [500, 1000, 1500])
})

test('missing customer data is handled like an expired token [ERROR-002]', async () => {
  const missing = Response.json({ error: { message: 'Missing customer data' } }, { status: 400 })
  const { call, paths } = browser([missing, ok(session), ok([])])
  await call('GET /svc_list/lists', { query: {} })
  assert.deepEqual(paths(), ['/svc_list/lists', '/svc_session/session', '/svc_list/lists'])
})

test('concurrent failures share one session refresh, which sends the session cookie [SESSION-006, SESSION-007]', async () => {
  let isRenewed = false
  const { call, seen } = browser([
    async ({ url }) => {
      await new Promise((done) => setImmediate(done))
      if (url.includes('session')) isRenewed = true
      return isRenewed ? ok([]) : refusal(401, 'TOKEN_EXPIRED')
    },
  ])
  const requests = ['true', 'false'].map((active) => call('GET /svc_list/lists', { query: { active } }))
  await Promise.all([...requests, call('GET /svc_list/lists', { query: {} })])
  const renewals = seen.filter(({ url }) => url.includes('session'))
  assert.deepEqual(
    renewals.map(({ method, credentials }) => [method, credentials]),
    [['GET', 'include']],
  )
})

test('a failing session refresh is retried with delays of up to 5 s before the session ends [ERROR-004, ERROR-005]', async () => {
  let logouts = 0
  const down: Outcome = ({ url }) =>
    refusal(url.includes('session') ? 503 : 401, url.includes('session') ? 'service_unavailable' : 'TOKEN_EXPIRED')
  const { call, waits } = browser([down], { onLogout: () => (logouts += 1) })
  await assert.rejects(async () => call('GET /svc_list/lists', { query: {} }))
  assert.deepEqual(waits, [500, 1000, 2000, 5000])
  assert.equal(logouts, 1)
})

test('an expired session is reported once, and its calls are retried as a guest [SESSION-005, SESSION-006]', async () => {
  let logouts = 0
  const { call } = browser([refusal(401, 'TOKEN_EXPIRED'), refusal(401, 'TOKEN_EXPIRED'), ok(session), ok([])], {
    onLogout: () => (logouts += 1),
  })
  const both = ['true', 'false'].map((active) => call('GET /svc_list/lists', { query: { active } }))
  assert.deepEqual(await Promise.all(both), [[], []])
  assert.equal(logouts, 1)
})

test('a refreshed session is not reported as a logout', async () => {
  let logouts = 0
  const renewed = ok({ cg: 1, groupId: 1, exp: 5 })
  const { call } = browser([refusal(401, 'TOKEN_EXPIRED'), renewed, ok([])], { onLogout: () => (logouts += 1) })
  await call('GET /svc_list/lists', { query: {} })
  assert.equal(logouts, 0)
})

test('the session call is retried after the session has expired', async () => {
  const { call } = browser([refusal(401, 'TOKEN_EXPIRED'), ok(session)])
  assert.deepEqual(await call('GET /svc_session/session', {}), session)
})

const broken = new TypeError('Failed to fetch')
const write = ['DELETE /svc_list/lists/{id}/items', { params: { id: 'a' }, version: 'any', key: 'b' }] as const

test('a write on a broken connection is retried with the same key, and a failed retry is reported', async () => {
  const { call, seen, waits } = browser([broken, broken, ok({})])
  await call(...write)
  assert.deepEqual(
    seen.map(({ headers }) => headers.get('idempotency-key')),
    ['b', 'b', 'b'],
  )
  assert.deepEqual(waits, [500, 1000])
  const reported: string[] = []
  const never = browser([broken], { onNoResponse: (name) => reported.push(name) })
  await assert.rejects(async () => never.call(...write), { code: 'no_response' })
  assert.deepEqual([never.seen.length, reported], [4, [write[0]]])
})

test('reads, timed-out writes, and writes interrupted by going offline are not retried', async () => {
  const late = browser([new DOMException('late', 'TimeoutError')])
  await assert.rejects(async () => late.call(...write), { code: 'no_response' })
  let looks = 0
  const goingOffline = browser([broken], { isOnline: () => (looks += 1) === 1 })
  await assert.rejects(async () => goingOffline.call(...write), { code: 'no_response' })
  const read = browser([broken])
  await assert.rejects(async () => read.call('GET /svc_list/lists', { query: {} }), { code: 'no_response' })
  assert.deepEqual(
    [late, goingOffline, read].map(({ seen }) => seen.length),
    [1, 1, 1],
  )
})

test('requests are neither sent nor retried while offline [ERROR-007]', async () => {
  const { call, seen, waits } = browser([ok([])], { isOnline: () => false })
  await assert.rejects(async () => call('GET /svc_list/lists', { query: {} }), { code: 'browser_offline' })
  assert.deepEqual([seen.length, waits.length], [0, 0])
})

test('a call without a response is reported [ERROR-008]', async () => {
  const reported: string[] = []
  const { call } = browser([new TypeError('Failed to fetch')], { onNoResponse: (name) => reported.push(name) })
  await assert.rejects(async () => call('GET /svc_list/lists', { query: {} }), { code: 'no_response' })
  assert.deepEqual(reported, ['GET /svc_list/lists'])
})

test('outside of production, a 429 reports the seconds in Retry-After, or 0 if a CDN returns HTML without the header [ERROR-015]', async () => {
  const secondsAfter = async (response: Response) => {
    const reported: number[] = []
    const { call } = browser([response], { onRateLimit: (seconds) => reported.push(seconds) })
    await assert.rejects(async () => call('GET /svc_list/lists', { query: {} }), { status: 429 })
    return reported
  }
  assert.deepEqual(await secondsAfter(refusal(429, 'too_many_requests', { 'retry-after': '7' })), [7])
  assert.deepEqual(await secondsAfter(new Response('<h1>Slow down</h1>', { status: 429 })), [0])
})

test('a read with a server error is retried once, and a write is not [ERROR-432]', async () => {
  const away = refusal(503, 'service_unavailable')
  const back = browser([away, ok([])])
  assert.deepEqual(await back.call('GET /svc_list/lists', { query: {} }), [])
  assert.deepEqual(back.waits, [500])
  const down = browser([away])
  await assert.rejects(async () => down.call('GET /svc_list/lists', { query: {} }), { status: 503 })
  const write = browser([away])
  const logout = async () => write.call('POST /svc_session/session/logout', { key: 'a-key' })
  await assert.rejects(logout, { status: 503 })
  const refused = browser([refusal(404, 'list_not_found')])
  await assert.rejects(async () => refused.call('GET /svc_list/lists', { query: {} }), { status: 404 })
  assert.deepEqual(
    [down, write, refused].map(({ seen }) => seen.length),
    [2, 1, 1],
  )
})

test('an unreadable session is retried once; then the shopper becomes a guest and the error is reported [ERROR-006, ERROR-404]', async () => {
  for (const outcome of [refusal(503, 'service_unavailable'), new TypeError('Failed to fetch')]) {
    const messages: unknown[] = []
    const { call, paths } = browser([outcome], { onSessionUnknown: (error) => messages.push((error as Error).message) })
    assert.deepEqual(await call('GET /svc_session/session', {}), session)
    assert.deepEqual(paths(), ['/svc_session/session', '/svc_session/session'])
    assert.equal(messages.length, 1)
  }
  const back = browser([refusal(503, 'service_unavailable'), ok({ cg: 1, groupId: 1, exp: 5 })])
  assert.equal((await back.call('GET /svc_session/session', {})).groupId, 1)
})

const category = { params: { id: '1' } }
const found = { entityType: null, entityId: null, redirectTarget: null, redirectType: null, related: [] }

test('a route lookup is cached for 2 hours [ROUTE-054]', async () => {
  const { call, seen, advance } = browser([ok(found)])
  const readRoute = () => call('GET /svc_route/route', { query: { url: '/plates' } })
  await readRoute()
  advance(2 * 3_600_000 - 1)
  await readRoute()
  assert.equal(seen.length, 1)
  advance(1)
  await readRoute()
  assert.equal(seen.length, 2)
})

test('a category is cached for 5 minutes [CATALOG-223, CATALOG-231]', async () => {
  const { call, seen, advance } = browser([ok({})])
  await call('GET /svc_content/catalog/category/{id}', category)
  advance(299_999)
  await call('GET /svc_content/catalog/category/{id}', category)
  assert.equal(seen.length, 1)
  advance(1)
  await call('GET /svc_content/catalog/category/{id}', category)
  assert.equal(seen.length, 2)
})

test('active deals are cached for 300 seconds [PROMO-216, PROMO-220]', async () => {
  const { call, seen, advance } = browser([ok({ products: {}, hundoProductIds: [], now: 0 })])
  await call('GET /svc_content/hot/active', {})
  advance(299_999)
  await call('GET /svc_content/hot/active', {})
  assert.equal(seen.length, 1)
  advance(1)
  await call('GET /svc_content/hot/active', {})
  assert.equal(seen.length, 2)
})

test('refreshing the deals bypasses the cached response and replaces it [PROMO-218]', async () => {
  const { call, seen, advance } = browser([ok({ products: {}, hundoProductIds: [], now: 0 })])
  await call('GET /svc_content/hot/active', {})
  advance(120_000)
  await call('GET /svc_content/hot/active', {}, { isFresh: true })
  assert.equal(seen.length, 2)
  advance(299_999)
  await call('GET /svc_content/hot/active', {})
  assert.equal(seen.length, 2)
})

test('page 1 of posts is cached for 6 hours, and other pages and searches are not cached [INDEX-052, INDEX-053]', async () => {
  const { call, seen, advance } = browser([ok([])])
  const posts = async (query: Record<string, string>) => call('GET /theindex/wp-json/wp/v2/posts', { query })
  await posts({})
  await posts({ page: '1' })
  advance(6 * 3_600_000 - 1)
  await posts({})
  await posts({ page: '1' })
  assert.equal(seen.length, 2)
  advance(1)
  await posts({})
  await posts({ page: '2' })
  await posts({ page: '2' })
  await posts({ search: 'bar' })
  await posts({ search: 'bar' })
  assert.equal(seen.length, 7)
})

test('a failed call is not cached, and identical concurrent calls share one request', async () => {
  const { call, seen } = browser([refusal(404, 'category_not_found'), ok({})])
  const readCategory = async () => call('GET /svc_content/catalog/category/{id}', category)
  await assert.rejects(Promise.all([readCategory(), readCategory(), readCategory()]), { status: 404 })
  assert.equal(seen.length, 1)
  await readCategory()
  assert.equal(seen.length, 2)
})

test('aborting one caller does not abort the request for other callers', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { call, seen } = browser([
    async () => {
      await promise
      return ok({ name: 'Plates' })
    },
  ])
  const navigation = new AbortController()
  const abandoned = call('GET /svc_content/catalog/category/{id}', category, { signal: navigation.signal })
  const stayed = call('GET /svc_content/catalog/category/{id}', category)
  navigation.abort()
  resolve()
  await assert.rejects(abandoned, { name: 'AbortError' })
  assert.deepEqual(await stayed, { name: 'Plates' })
  assert.equal(seen.length, 1)
})

test('reading the cart after a change does not share a request started before the change', async () => {
  const old = Promise.withResolvers<Response>()
  const { call } = browser([() => old.promise, ok({}), ok({ count: 2 })])
  const cart = () => call('GET /svc_list/cart', { query: {} })
  const before = cart()
  await call('DELETE /svc_list/lists/{id}/items', { params: { id: 'a' }, version: 'any', key: 'b' })
  assert.deepEqual(await cart(), { count: 2 })
  old.resolve(ok({ count: 1 }))
  assert.deepEqual(await before, { count: 1 })
})
