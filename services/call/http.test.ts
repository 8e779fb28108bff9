import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { Hono } from 'hono'
import { z } from 'zod'
import { contract } from '#contract/kernel/call.ts'
import { DatabaseUnavailable } from '#platform/database.ts'
import { cookiesOf } from './identity/cookies.ts'
import { callPathsOf, mountRoutes } from './http.ts'
import { commonRefusal, routesOf, type Handlers } from './dispatch.ts'

const ok = z.strictObject({ ok: z.boolean() })
const probes = contract({
  'GET /svc_probe/open': { summary: 'Open to anyone', access: 'public', rate: 'none', reply: ok },
  'GET /svc_probe/away': { summary: 'The database is away', access: 'public', rate: 'none', reply: ok },
  'GET /svc_probe/mine': { summary: 'For customers', access: 'customer', rate: 'none', reply: ok },
  'GET /svc_probe/{id}': {
    summary: 'Read',
    access: 'guest',
    rate: 'none',
    params: z.object({ id: z.uuid() }),
    query: z.object({ page: z.enum(['1', '2']) }),
    reply: ok,
  },
  'POST /svc_probe/{id}': {
    summary: 'Write',
    access: 'guest',
    rate: 'write',
    params: z.object({ id: z.uuid() }),
    body: z.object({ lines: z.array(z.object({ qty: z.int().min(1) })) }),
    versioned: true,
    reply: ok,
    refusals: { full: { status: 409 } },
  },
})
const picture = z.strictObject({ base: z.string(), text: z.string() })
const pictures = contract({
  'GET /svc_probe/picture': { summary: 'For shoppers', access: 'public', rate: 'none', reply: picture },
  'GET /svc_probe/stored': { summary: 'For staff', access: 'staff', permission: null, rate: 'none', reply: picture },
  'GET /theindex/wp-json/wp/v2/pictures': { summary: 'For readers', access: 'public', rate: 'none', reply: picture },
})
const handlers: Handlers<typeof probes, object> = {
  'GET /svc_probe/open': async () => ({ ok: true }),
  'GET /svc_probe/away': async () => Promise.reject(new DatabaseUnavailable(new Error('connect ECONNREFUSED'))),
  'GET /svc_probe/mine': async () => ({ ok: true }),
  'GET /svc_probe/{id}': async () => Promise.reject(new Error('select secret from vault')),
  'POST /svc_probe/{id}': async ({ refuse }) => Promise.reject(refuse('full')),
}
const defects: string[] = []
let isLimited = false
const app = new Hono()
const options: Parameters<typeof mountRoutes>[2] = {
  callerOf: (context, siteInPath) => {
    if (siteInPath && siteInPath.toUpperCase() !== 'CAN') return undefined
    return {
      site: 'CAN',
      origin: 'http://can.localhost',
      now: 0,
      ip: '::1',
      requestId: 'a-request',
      bearer: undefined,
      isOwnPage: false,
      cookies: cookiesOf(context.req.header('cookie'), false),
      isShared: false,
      tag: () => {},
      ...(context.req.header('x-overridden') && { flagOverrides: { sw: false } }),
    }
  },
  identify: async () => ({ site: 'CAN', customerId: null, groupId: 0, guestToken: 'a-guest-of-the-tests' }),
  limit: async (rate) => {
    if (isLimited && rate === 'write') throw commonRefusal('too_many_requests', { seconds: 7 })
  },
  report: (_, id) => defects.push(id),
}
mountRoutes(app, routesOf(probes, handlers, {}), options)

const id = randomUUID()
const fine = { 'content-type': 'application/json', 'idempotency-key': randomUUID(), 'if-match': '"3"' }
const send = async (path: string, init: RequestInit = {}) => {
  const response = await app.request(path, { headers: fine, ...init })
  return { status: response.status, ...((await response.json()) as { error: { code: string; id?: string } }) }
}
const invalid = (...fields: [path: string, rule: string][]) => ({
  status: 400,
  error: {
    code: 'invalid_request',
    message: 'invalid_request',
    fields: fields.map(([path, rule]) => ({ path, rule })),
  },
})
const refused = (status: number, code: string) => ({ status, error: { code, message: code } })
const post = (body: string, headers: Record<string, string> = fine) =>
  send(`/svc_probe/${id}`, { method: 'POST', body, headers })

test('a response to a visitor with overridden flags is not stored in any cache', async () => {
  const cacheControlOf = async (headers: Record<string, string>) =>
    (await app.request('/svc_probe/open', { headers })).headers.get('cache-control')
  assert.deepEqual(
    [await cacheControlOf({ 'x-overridden': '1' }), await cacheControlOf({})],
    ['private, no-store', null],
  )
})

test('malformed JSON is an invalid request', async () =>
  assert.deepEqual(await post('{"lines":'), invalid(['body', 'json'])))

test('an invalid request body is refused with the path and rule of each problem', async () => {
  assert.deepEqual(await post('{}'), invalid(['body.lines', 'type']))
  assert.deepEqual(
    await post('{"lines":[{"qty":1},{"qty":0},{"qty":"2"}]}'),
    invalid(['body.lines.1.qty', 'min'], ['body.lines.2.qty', 'type']),
  )
})

test('for a request body with many problems, only the first problems are returned', async () => {
  const { error } = await post(JSON.stringify({ lines: Array.from({ length: 500 }, () => ({})) }))
  assert.equal((error as unknown as { fields: unknown[] }).fields.length, 20)
})

test('a request body that is too large or too deep, or that sets a prototype, is refused', async () => {
  assert.deepEqual(await post(JSON.stringify({ lines: [], pad: 'x'.repeat(65_536) })), refused(413, 'body_too_large'))
  assert.deepEqual(await post('['.repeat(30) + ']'.repeat(30)), invalid(['body', 'json']))
  for (const deep of ['__proto__', 'constructor', 'prototype'])
    assert.deepEqual(await post(`{"lines":[{"qty":1,"a":{"${deep}":{"polluted":true}}}]}`), invalid(['body', 'json']))
  const wide = (keys: number) =>
    JSON.stringify({ lines: [], ...Object.fromEntries(Array.from({ length: keys }, (_, at) => [`a${at}`, 1])) })
  assert.deepEqual(await post(wide(200)), invalid(['body', 'json']))
  assert.deepEqual(await post(wide(199)), refused(409, 'full'))
  assert.deepEqual(await post('{"lines":[],"a":"\\u0000"}'), invalid(['body', 'json']))
  assert.deepEqual(await post('{"lines":[],"a":"\\ud800"}'), invalid(['body', 'json']))
  assert.equal(({} as { polluted?: boolean }).polluted, undefined)
})

test("a write that isn't JSON or is compressed is refused", async () => {
  const type = { ...fine, 'content-type': 'text/plain' }
  assert.deepEqual(await post('{"lines":[]}', type), refused(415, 'wrong_content_type'))
  assert.deepEqual(await post('{}', { ...fine, 'content-encoding': 'gzip' }), refused(415, 'wrong_content_type'))
})

test('a refusal that leaves the request body unread closes the connection; other refusals do not', async () => {
  const connection = async (body: string, headers = fine) =>
    (await app.request(`/svc_probe/${id}`, { method: 'POST', body, headers })).headers.get('connection')
  assert.equal(await connection(JSON.stringify({ lines: [], pad: 'x'.repeat(65_536) })), 'close')
  assert.equal(await connection('{}', { ...fine, 'content-type': 'text/plain' }), 'close')
  assert.equal(await connection('{}'), null)
})

test('a write from a page on another origin is refused', async () => {
  const foreign = refused(403, 'cross_site_request')
  assert.deepEqual(await post('{"lines":[]}', { ...fine, 'sec-fetch-site': 'cross-site' }), foreign)
  assert.deepEqual(await post('{"lines":[]}', { ...fine, 'sec-fetch-site': 'same-site' }), foreign)
  assert.deepEqual(await post('{"lines":[]}', { ...fine, origin: 'https://evil.example' }), foreign)
  assert.deepEqual(await post('{"lines":[]}', { ...fine, 'sec-fetch-site': 'same-origin' }), refused(409, 'full'))
})

test('a malformed query or id is an invalid request', async () => {
  assert.deepEqual(await send(`/svc_probe/${id}?page=9`), invalid(['query.page', 'choice']))
  assert.deepEqual(await send('/svc_probe/17?page=1'), invalid(['params.id', 'format']))
})

test("a shopper's write may omit the idempotency key and version, but malformed values are invalid", async () => {
  const fields = invalid(['headers.idempotency-key', 'format'], ['headers.if-match', 'format'])
  assert.deepEqual(await post('{"lines":[]}', { 'content-type': 'application/json' }), refused(409, 'full'))
  assert.deepEqual(await post('{"lines":[]}', { ...fine, 'idempotency-key': '1', 'if-match': '3' }), fields)
})

test('guests cannot make customer calls', async () => {
  assert.deepEqual(await send('/svc_probe/mine'), refused(401, 'login_required'))
  assert.deepEqual(await send('/svc_probe/open'), { status: 200, ok: true })
})

test('an unexpected error is reported once, and the response contains only its id', async () => {
  const { status, error } = await send(`/svc_probe/${id}?page=1`)
  assert.deepEqual({ status, error }, { status: 500, error: { code: 'defect', message: 'defect', id: defects[0] } })
  assert.equal(defects.length, 1)
})

test('responses to shoppers have media on the CDN; staff and readers of the magazine get stored paths [UI-417]', async () => {
  const stored = { base: '/media/demo/bar', text: 'see /media/demo/bar' }
  const reply = async () => stored
  const handlersOfPictures: Handlers<typeof pictures, object> = {
    'GET /svc_probe/picture': reply,
    'GET /svc_probe/stored': reply,
    'GET /theindex/wp-json/wp/v2/pictures': reply,
  }
  const read = async (path: string, mediaCdn?: string) => {
    const pictureApp = new Hono()
    mountRoutes(pictureApp, routesOf(pictures, handlersOfPictures, {}), {
      ...options,
      mediaCdn,
      staffOf: async () => ({ id: null, name: 'A key', permissions: new Set(), sites: ['CAN'], factorAt: null }),
    })
    const response = await pictureApp.request(path)
    assert.match(response.headers.get('content-type') ?? '', /^application\/json/)
    return response.json()
  }
  const cdn = 'https://cdn.example/shop'
  assert.deepEqual(await read('/svc_probe/picture', cdn), { ...stored, base: `${cdn}/media/demo/bar` })
  assert.deepEqual(await read('/svc_probe/picture'), stored)
  assert.deepEqual(await read('/svc_probe/stored', cdn), stored)
  assert.deepEqual(await read('/theindex/wp-json/wp/v2/pictures', cdn), stored)
})

test('a database outage returns a retry hint and no internal details', async () => {
  const response = await app.request('/svc_probe/away')
  assert.deepEqual([response.status, response.headers.get('retry-after')], [503, '5'])
  assert.deepEqual(await response.json(), { error: { code: 'service_unavailable', message: 'service_unavailable' } })
})

test('a request over the rate limit gets the number of seconds to wait', async () => {
  isLimited = true
  const response = await app.request(`/svc_probe/${id}`, { method: 'POST', headers: fine, body: '{}' })
  isLimited = false
  assert.deepEqual([response.status, response.headers.get('retry-after')], [429, '7'])
})

test('a call is also served with the site segment right after the service prefix, in upper or lower case [ROUTE-031]', async () => {
  assert.deepEqual(await send('/svc_probe/site/CAN/open'), { status: 200, ok: true })
  assert.deepEqual(await send('/svc_probe/site/can/open'), { status: 200, ok: true })
})

test('a call with a site segment that does not match the host is not found', async () =>
  assert.deepEqual(await send('/svc_probe/site/USA/open'), refused(404, 'not_found')))

test('a call with the site in its path gets no second site segment [ROUTE-032]', () => {
  assert.deepEqual(callPathsOf('/svc_ssr/site/:code/rfktkn'), ['/svc_ssr/site/:code/rfktkn'])
  assert.deepEqual(callPathsOf('/svc_list/lists'), ['/svc_list/lists', '/svc_list/site/:siteInPath/lists'])
  assert.deepEqual(callPathsOf('/api/search-rec/3'), ['/api/search-rec/3'])
})
