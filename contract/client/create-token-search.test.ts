import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createClient } from './client.ts'
import type { Store } from '#contract/store.ts'

const minute = 60_000
const body = (phrase: string) => ({
  data: {
    widget: { rfkid: 'rfkid_6' },
    context: { page: { uri: '/search' }, user: {} },
    query: { keyphrase: { value: [phrase] } },
  },
})

/** Creates a client whose search engine and token service return these responses. */
function searching(responses: { search: (() => Response)[]; token?: (() => Response)[]; apiUrl?: string }) {
  const { search, apiUrl = 'https://engine.example/api/search-rec/3' } = responses
  const requests: { url: string; authorization: string | null; method: string }[] = []
  const waits: number[] = []
  let now = 0
  let tokens = 0
  let searches = 0
  const token = () => Response.json({ apiUrl, token: `token-${(tokens += 1)}`, expires: now + 15 * minute })
  const call = createClient<Store>({
    site: 'USA',
    now: () => now,
    isOnline: () => true,
    wait: async (milliseconds) => {
      waits.push(milliseconds)
    },
    fetcher: async (input, init) => {
      const url = input as string
      requests.push({ url, method: init!.method!, authorization: new Headers(init!.headers).get('authorization') })
      if (url.includes('rfktkn')) return (responses.token?.shift() ?? token)()
      searches += 1
      return search[Math.min(searches, search.length) - 1]!()
    },
  })
  const find = async (phrase = 'bar') => call('POST /api/search-rec/3', { body: body(phrase) })
  return { find, requests, waits, advance: (milliseconds: number) => (now += milliseconds), tokens: () => tokens }
}

const found = () => Response.json({ total_item: 1 })
const failed = () => Response.json({ error: { code: 'service_unavailable' } }, { status: 503 })
const nobody = () => {
  throw new TypeError('Failed to fetch')
}

test("a search POSTs to the token's URL with the token as bearer [SEARCH-059, SEARCH-063]", async () => {
  const { find, requests } = searching({ search: [found] })
  await find()
  assert.deepEqual(
    requests.map(({ url, method }) => [method, url]),
    [
      ['GET', '/svc_ssr/site/USA/rfktkn'],
      ['POST', 'https://engine.example/api/search-rec/3'],
    ],
  )
  assert.equal(requests[1]!.authorization, 'Bearer token-1')
})

test('a token is reused for many searches and renewed when it has less than a minute left [SEARCH-060, SEARCH-062]', async () => {
  const { find, advance, tokens } = searching({ search: [found] })
  await find('one')
  advance(14 * minute)
  await find('two')
  assert.equal(tokens(), 1)
  advance(1)
  await find('three')
  assert.equal(tokens(), 2)
})

test('the token call is retried up to five times with increasing delays [SEARCH-061]', async () => {
  const five = () => Array.from({ length: 5 }, () => failed)
  const good = searching({ search: [found], token: five() })
  await good.find()
  assert.deepEqual(good.waits, [200, 400, 800, 1600, 3200])
  const bad = searching({ search: [found], token: [...five(), failed] })
  await assert.rejects(bad.find(), { status: 503 })
})

test('a failed search is retried up to three times with increasing delays [ERROR-012]', async () => {
  const { find, waits } = searching({ search: [failed, failed, failed, found] })
  await find()
  assert.deepEqual(waits, [300, 900, 2700])
  const down = searching({ search: [failed] })
  await assert.rejects(down.find(), { status: 503 })
  assert.equal(down.requests.filter(({ method }) => method === 'POST').length, 4)
})

test('a search without a response is retried once on our own origin [ERROR-010, ERROR-013]', async () => {
  const blocked = searching({ search: [nobody, found] })
  await blocked.find()
  assert.equal(blocked.requests.at(-1)!.url, '/api/search-rec/3')
  const down = searching({ search: [nobody] })
  await assert.rejects(down.find(), { code: 'no_response' })
  assert.equal(down.requests.filter(({ method }) => method === 'POST').length, 2)
  assert.deepEqual(down.waits, [])
})

test('a token that the engine rejects is renewed', async () => {
  const refused = () => Response.json({ error: { code: 'token_invalid' } }, { status: 401 })
  const { find, tokens } = searching({ search: [refused, found] })
  await find()
  assert.equal(tokens(), 2)
})

test('an invalid search is not retried', async () => {
  const wrong = () => Response.json({ error: { code: 'invalid_request' } }, { status: 400 })
  const { find, requests } = searching({ search: [wrong] })
  await assert.rejects(find(), { status: 400 })
  assert.equal(requests.length, 2)
})

test('a list in featured order is cached for an hour, and searches and filtered lists are not cached [SEARCH-097, SEARCH-098]', async () => {
  const { find, requests } = searching({ search: [found] })
  await find()
  await find()
  assert.equal(requests.filter(({ method }) => method === 'POST').length, 2)
  let posts = 0
  let now = 0
  const call = createClient<Store>({
    isOnline: () => true,
    now: () => now,
    fetcher: async (input) => {
      if (String(input as string).includes('rfktkn')) return Response.json({ apiUrl: '/s', token: 't', expires: 1e12 })
      posts += 1
      return Response.json({ total_item: 1 })
    },
  })
  const list = { data: { widget: { rfkid: 'rfkid_10' }, context: { page: { uri: '/plates' }, user: {} } } }
  await call('POST /api/search-rec/3', { body: list })
  now = 3_599_999
  await call('POST /api/search-rec/3', { body: list })
  assert.equal(posts, 1)
  now = 3_600_000
  await call('POST /api/search-rec/3', { body: list })
  assert.equal(posts, 2)
  const filtered = { data: { ...list.data, filter: { material: { value: ['Rubber'] } } } }
  await call('POST /api/search-rec/3', { body: filtered })
  await call('POST /api/search-rec/3', { body: filtered })
  assert.equal(posts, 4)
  const cheapest = { data: { ...list.data, sort: { value: [{ type: 'price' as const, order: 'asc' as const }] } } }
  await call('POST /api/search-rec/3', { body: cheapest })
  await call('POST /api/search-rec/3', { body: cheapest })
  assert.equal(posts, 6)
})

test('a cached list expires no later than the start or end of one of its deals', async () => {
  let posts = 0
  let now = 0
  const promo = { status: 'active', price: 8, from: null, to: 60_000, qty: null }
  const call = createClient<Store>({
    isOnline: () => true,
    now: () => now,
    fetcher: async (input) => {
      if (String(input as string).includes('rfktkn')) return Response.json({ apiUrl: '/s', token: 't', expires: 1e12 })
      posts += 1
      return Response.json({ content: { product: { value: [{ promo: null }, { promo }] } } })
    },
  })
  const list = { data: { widget: { rfkid: 'rfkid_10' }, context: { page: { uri: '/plates' }, user: {} } } }
  await call('POST /api/search-rec/3', { body: list })
  now = 59_999
  await call('POST /api/search-rec/3', { body: list })
  assert.equal(posts, 1)
  now = 60_000
  await call('POST /api/search-rec/3', { body: list })
  assert.equal(posts, 2)
})
