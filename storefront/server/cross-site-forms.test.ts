import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request } from 'node:http'
import { after, test } from 'node:test'
import { createPageCache } from '#platform/page-cache/page-cache.ts'
import { uncachedCatalog } from '#services/wiring/reads/catalog-reads.ts'
import { callInProcess } from '#services/call/in-process.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { createShopperFixture } from '../../prove/fixtures/shopper-fixture.ts'
import { formsOf } from '../../prove/inputs/page-forms.ts'
import { servePages } from '../../prove/roots/pages.ts'
import { buildStorefront } from '#storefront/build/build.ts'
import { acceptsFiles } from './request/form.ts'

const shop = await openTestShop()
const { db, deps, clock } = shop
const visitor = shop.visit()
const forms = formsOf(await createShopperFixture(visitor, 'USA', 'ann', () => shop.cardToken()))
const callers: unknown[] = []
const { folder } = await buildStorefront()
const pages = await servePages({
  db,
  dist: folder,
  cache: createPageCache(),
  reads: uncachedCatalog(db),
  now: clock(),
  payments: deps.payments,
  callBy: (...edge) => {
    const call = callInProcess(...edge)
    return (caller) => {
      callers.push(caller)
      return call(caller)
    }
  },
})
after(() => pages.close())

const host = `127.0.0.1:${pages.port}`
type Headers = Record<string, string>
const own = { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }
const encoded = { 'content-type': 'application/x-www-form-urlencoded' }
const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

async function post({ path, fields }: (typeof forms)[number], headers: Headers): Promise<number> {
  const httpRequest = request({
    host: '127.0.0.1',
    port: pages.port,
    path,
    method: 'POST',
    headers: { ...headers, cookie, 'x-site': 'USA' },
  })
  const responding = once(httpRequest, 'response')
  httpRequest.end(new URLSearchParams(fields).toString())
  const [response] = await responding
  response.resume()
  return response.statusCode
}

test('a form from a different origin, or without an origin header, is refused', async () => {
  const { origin } = own
  const foreign: Headers[] = [
    {},
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1' },
    { origin: `http://${host}.evil.example` },
    { origin: `http://evil.example#${host}` },
    { origin: '' },
    { 'sec-fetch-site': 'same-origin' },
    { ...own, origin: 'https://evil.example' },
    { origin, 'sec-fetch-site': 'cross-site' },
    { origin, 'sec-fetch-site': 'same-site' },
    { origin, 'sec-fetch-site': 'none' },
  ]
  for (const form of forms) {
    for (const headers of foreign) {
      assert.equal(await post(form, { ...encoded, ...headers }), 403, `${form.path} ${JSON.stringify(headers)}`)
    }
  }
  assert.deepEqual(callers, [])
})

test('a form with an unsupported content type is refused', async () => {
  for (const form of forms) {
    const withFiles = acceptsFiles(form.path.split('?', 1)[0]!) ? [] : ['multipart/form-data; boundary=x']
    for (const type of ['text/plain', ...withFiles, 'application/json', '']) {
      assert.equal(await post(form, { ...own, 'content-type': type }), 415, `${form.path} ${type}`)
    }
  }
  assert.deepEqual(callers, [])
})

test('a form from the same origin is accepted', async () => {
  const [form] = forms
  assert.equal(await post(form!, { ...own, ...encoded }), 303)
  assert.ok(callers.length > 0)
})
