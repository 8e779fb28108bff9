import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { Call } from '#contract/kernel/call.ts'
import { store } from '#contract/store.ts'
import { createApp } from '../app.ts'
import { storeRoutes } from '#services/routes.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const { deps, clock } = await openTestShop([])
const reached: string[] = []
const routes = storeRoutes(deps).map((route) => ({
  ...route,
  handle: async () => {
    reached.push(route.name)
    throw new Error('This handler is not to be reached')
  },
}))
const appOf = (host: { isBackOffice?: true }) =>
  createApp(routes, {
    ...host,
    brand: 'Ironwright',
    clock,
    siteOf: () => 'USA',
    isHttps: () => false,
    ipOf: () => '127.0.0.1',
    identify: async () => ({ site: 'USA', customerId: 1000, groupId: 1, guestToken: null }),
    limit: async () => {},
    report: () => {},
  })
const [app, office] = [appOf({}), appOf({ isBackOffice: true })]
const calls = Object.entries<Call>(store)
/**
 * These calls accept reports from unauthorized hosts that serve copies of the shop's pages. They are public and need
 * neither cookies nor a key.
 */
const fromAnyOrigin = calls.filter(([, { isFromAnyOrigin }]) => isFromAnyOrigin)
const unsafe = calls.filter(([name, { isFromAnyOrigin }]) => !name.startsWith('GET ') && !isFromAnyOrigin)

type Headers = Record<string, string>
const own = { host: 'shop.example', origin: 'http://shop.example', 'sec-fetch-site': 'same-origin' }
const { host } = own
/** The shop's pages send these headers; forms on other sites cannot. */
const json = { 'content-type': 'application/json', 'idempotency-key': randomUUID(), 'if-match': '*' }
const addressOf = (name: string) => name.split(' ')[1]!.replaceAll(/\{\w+\}/g, '1')
async function send(name: string, headers: Headers, body = '{}') {
  const [method = ''] = name.split(' ')
  return (name.includes(' /svc_admin/') ? office : app).request(`http://shop.example${addressOf(name)}`, {
    method,
    headers,
    body,
  })
}

const foreign: Headers[] = [
  { ...own, origin: 'https://evil.example' },
  { ...own, origin: 'null' },
  { ...own, origin: 'http://shop.example.evil.example' },
  { ...own, origin: 'http://shop.example:8080' },
  { ...own, origin: 'http://evil.example#shop.example' },
  { ...own, origin: '' },
  { host, origin: 'https://evil.example' },
  { host, origin: 'null' },
  { host, 'sec-fetch-site': 'cross-site' },
  { host, 'sec-fetch-site': 'same-site' },
  { ...own, 'sec-fetch-site': 'cross-site' },
  { ...own, 'sec-fetch-site': 'same-site' },
  { ...own, 'sec-fetch-site': '' },
]

test('unsafe calls from pages on another origin are refused', async () => {
  assert.ok(unsafe.length > 10)
  for (const [name] of unsafe) {
    for (const headers of foreign) {
      const { status } = await send(name, { ...json, ...headers })
      assert.equal(status, 403, `${name} ${JSON.stringify(headers)}`)
    }
  }
  assert.deepEqual(reached, [])
})

test('unsafe calls reject form posts, even from old browsers that send no origin headers', async () => {
  // Forms can send only GET and POST.
  const sendable = unsafe.filter(([name, { body }]) => body || name.startsWith('POST '))
  for (const [name, { body, access }] of sendable) {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']) {
      for (const from of [{ host }, own]) {
        const { status } = await send(name, { ...from, 'content-type': type })
        // Calls without a body require a key, which forms cannot send. Staff calls are hidden from everyone else.
        const hidden = name.includes(' /svc_admin/') ? 401 : 404
        assert.equal(status, body ? 415 : access === 'staff' ? hidden : 400, `${name} ${type}`)
      }
    }
  }
  assert.deepEqual(reached, [])
})

test('only remote flag evaluation and the report of unauthorized hosts are accepted from any origin', () => {
  assert.deepEqual(
    fromAnyOrigin.map(([name, { access, reads }]) => [name, access, reads]),
    [
      ['POST /api/eval/{clientKey}', 'public', true],
      ['POST /svc_ssr/hostmatch', 'public', true],
    ],
  )
})

test('no response allows another origin to read or preflight it', async () => {
  const headers = { ...own, origin: 'https://evil.example', 'access-control-request-method': 'POST' }
  for (const [name] of calls) {
    const preflight = await app.request(`http://shop.example${addressOf(name)}`, { method: 'OPTIONS', headers })
    const actual = name.startsWith('GET ')
      ? await app.request(`http://shop.example${addressOf(name)}`, { headers })
      : await send(name, { ...json, ...headers })
    for (const response of [preflight, actual]) {
      const allowed = [...response.headers.keys()].filter((header) => header.startsWith('access-control-'))
      assert.deepEqual(allowed, [], name)
    }
    assert.equal(preflight.status, 404, name)
  }
})

test("requests from the shop's own pages are accepted", async () => {
  reached.length = 0
  const logout = 'POST /svc_session/session/logout'
  await send(logout, { ...own, ...json })
  await send(logout, { host, ...json })
  assert.deepEqual(reached, [logout, logout])
})
