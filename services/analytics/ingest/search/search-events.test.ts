import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { chooseAll, consentCookieValue } from '#domain/consent/choices.ts'
import { consentVersion } from '#domain/consent/listed-services.ts'
import type { Site } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import { checkSearchToken, createSearchToken } from '#services/search/token.ts'
import { priceEverywhere, testProduct, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { networkHash } from '../network-hash.ts'
import { serveSearchEvents } from './serve-search-events.ts'

const bar = testProduct(7_001, 'event-bar', {
  variants: [testVariant('EVENT-BAR', { prices: priceEverywhere(29_500) })],
})
const shop = await openTestShop([bar])
const { db, clock } = shop
const secret = 'the secret of a test'
const limits = { left: Infinity }

const handle = serveSearchEvents(
  {
    db,
    clock,
    consentVersion: consentVersion([]),
    isHttps: () => false,
    customerOf: async () => null,
    secondsToWait: async (_, events) => ((limits.left -= events) >= 0 ? 0 : 30),
    hasSearchToken: (site, token, now) => checkSearchToken(secret, site, token, now),
    networkOf: (_, now) => networkHash(secret, '192.0.2.7', now),
  },
  {},
)
const server = createServer((request, response) => {
  handle(request, response, request.headers['x-site'] as Site).then(
    (isServed) => isServed || response.writeHead(404).end(),
    () => response.writeHead(500).end(),
  )
}).listen(0, '127.0.0.1')
await once(server, 'listening')
shop.closeFirst(async () => {
  server.closeAllConnections()
  server.close()
})
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

interface Sending {
  site?: Site
  choices?: boolean
  headers?: Record<string, string>
  path?: string
  method?: string
}
const own = { origin: url, 'sec-fetch-site': 'same-origin' }
const tokenOf = (site: Site) => ({ authorization: `Bearer ${createSearchToken(secret, site, clock()).token}` })
async function send(data: object | string, { site = 'USA', choices, headers = own, path, method }: Sending = {}) {
  const cookie =
    choices === undefined ? '' : `cookie_preferences=${consentCookieValue(chooseAll(choices), consentVersion([]), 1)}`
  const response = await fetch(`${url}${path ?? '/api/event/1'}`, {
    method: method ?? 'POST',
    headers: { 'x-site': site, cookie, ...headers },
    ...(method !== 'GET' && { body: typeof data === 'string' ? data : JSON.stringify({ data }) }),
  })
  return { status: response.status, body: (await response.text()) as string }
}
interface Row {
  type: string
  name: string
  anonymousId: string | null
  properties: Record<string, unknown>
  integrations: object
  network: number | null
}
const takeStored = statement<Row>(
  'test.take-search-events',
  `delete from analytics_event where source = 'search'
   returning type, name, anonymous_id as "anonymousId", properties, integrations, network`,
)
const taken = async () => (await db.run(takeStored, [])).toSorted((a, b) => a.name.localeCompare(b.name))

let time = clock() - 10_000
const event = (name: string, value: object = {}, more: object = {}) => {
  const [type, of] = name.split('/')
  time += 1
  return { type, name: of, value, uuid: 'browser-1', t: time, t0: time - 5_000, ...more }
}
const products = [{ sku: 'EVENT-BAR', quantity: 2, price: 1 }, { sku: 'NO-SUCH-SKU' }]

test("product views, cart additions, and clicks in the search wire format are stored with the store's items [ANALYTICS-477]", async () => {
  for (const name of ['view/pdp', 'a2c/category', 'a2w/pdp', 'widget/click'])
    assert.deepEqual(await send(event(name, { products, rfkid: 'rfkid_31', index: 3 })), {
      status: 200,
      body: '{"stored":1}',
    })
  const rows = await taken()
  assert.deepEqual(
    rows.map(({ name }) => name),
    ['addToCart', 'addToWishlist', 'productClick', 'productDetailView'],
  )
  const [cart, , click, view] = rows
  // Amounts come from the store, not from the sender.
  assert.deepEqual([cart!.properties['price'], cart!.properties['qty'], cart!.properties['total']], [295, 2, 590])
  assert.deepEqual(
    [click!.properties['listId'], click!.properties['position'], view!.properties['baseSku']],
    ['rfkid_31', 3, 'EVENT-BAR'],
  )
  assert.deepEqual([view!.anonymousId, view!.integrations], ['browser-1', { All: false, warehouse: true }])
})

test('impressions, carts, logins, and page views are stored; a purchase is not, because the server records it', async () => {
  for (const name of ['widget/appear', 'status/cart', 'user/login', 'order/confirm'])
    assert.equal((await send(event(name, { products, rfkid: 'rfkid_32' }))).status, 200)
  const uri = '/account/order/100000001?key=secret'
  assert.equal((await send(event('view/page', { context: { page: { uri } } }))).body, '{"stored":1}')
  const rows = await taken()
  assert.deepEqual(
    rows.map(({ type, name, properties }) => [type, name, properties['type'] ?? properties['path']]),
    [
      ['page', '', rows[0]!.properties['path']],
      ['track', 'custom', rows[1]!.properties['type']],
      ['track', 'custom', rows[2]!.properties['type']],
      ['track', 'login', undefined],
    ],
  )
  const types = rows.slice(1, 3).map(({ properties }) => properties['type'])
  assert.deepEqual(new Set(types), new Set(['status cart', 'widget appear']))
  assert.doesNotMatch(String(rows[0]!.properties['path']), /secret|100000001/)
})

test('a repeated search event is stored once', async () => {
  const again = event('view/pdp', { products })
  assert.deepEqual([(await send(again)).body, (await send(again)).body], ['{"stored":1}', '{"stored":0}'])
  assert.equal((await taken()).length, 1)
})

test('a search event is stored only with consent: EUR requires a choice, and USA allows events until the shopper objects', async () => {
  const view = () => event('view/pdp', { products })
  assert.deepEqual(
    [
      (await send(view(), { site: 'EUR' })).status,
      (await send(view(), { site: 'EUR', choices: true })).status,
      (await send(view(), { choices: false })).status,
      (await send(view())).status,
    ],
    [403, 200, 403, 200],
  )
  assert.equal((await taken()).length, 2)
})

test('a client without an origin needs a search engine token for the site [ANALYTICS-476]', async () => {
  const view = () => event('view/pdp', { products }, { app_type: 'native' })
  const tries: Record<string, string>[] = [
    {},
    { authorization: 'Bearer none' },
    tokenOf('CAN'),
    { origin: 'https://evil.example' },
    tokenOf('USA'),
  ]
  const statuses = []
  for (const headers of tries) statuses.push((await send(view(), { headers })).status)
  assert.deepEqual(statuses, [401, 401, 401, 401, 200])
  assert.equal((await taken()).length, 1)
})

test('a malformed, unknown, or oversized search event is refused with the problem', async () => {
  const refused: [object | string, number, RegExp][] = [
    ['{', 400, /malformed_body/],
    [event('view/nothing'), 400, /data\.name: unknown event/],
    [event('view/pdp', {}, { t: 'now' }), 400, /data\.t/],
    [event('view/pdp', {}, { uuid: undefined }), 400, /uuid or user_id/],
    [event('view/pdp', {}, { uuid: 'jo@example.com' }), 400, /email/],
    [event('view/pdp', { products }, { uuid: 'a\0b' }), 400, /not plain JSON/],
    [event('view/pdp', { products: [{ sku: 'a\0b' }] }), 400, /not plain JSON/],
    [event('view/pdp', { products }, { uuid: 'a\ud800b' }), 400, /not plain JSON/],
    [event('widget/appear', { rfkid: 'jo@example.com' }), 400, /rfkid/],
    [event('a2c/pdp', { products: [{ sku: 'EVENT-BAR', quantity: 0 }] }), 400, /quantity/],
    [event('a2c/pdp', { products: Array.from({ length: 101 }, () => ({ sku: 'x' })) }), 400, /products/],
    [`{"data":"${'x'.repeat(40_000)}"}`, 413, /body_too_large/],
  ]
  for (const [data, status, body] of refused) {
    const reply = await send(data)
    assert.equal(reply.status, status, reply.body)
    assert.match(reply.body, body)
  }
  assert.equal((await send({}, { method: 'GET' })).status, 405)
  assert.equal((await send({}, { path: '/api/event/2' })).status, 404)
  assert.deepEqual(await taken(), [])
})

test("search events above an address's rate limit are refused before their body is read", async () => {
  limits.left = 1
  const statuses = [await send(event('user/login')), await send('{')].map(({ status }) => status)
  limits.left = Infinity
  assert.deepEqual(statuses, [200, 429])
})

test("each product in a search event counts against the address's rate limit", async () => {
  limits.left = 2
  const three = Array.from({ length: 3 }, () => ({ sku: 'EVENT-BAR' }))
  const refused = await send(event('a2c/cart', { products: three }))
  limits.left = 3
  const stored = await send(event('a2c/cart', { products: three }))
  limits.left = Infinity
  assert.deepEqual([refused.status, stored.body], [429, '{"stored":3}'])
  await taken()
})

test('the stored hash of a network changes each day and reveals no address', async () => {
  await send(event('user/login'))
  const [row] = await taken()
  const hashOf = (ip: string, at: number, key = secret) => networkHash(key, ip, at)
  const today = hashOf('192.0.2.7', clock())
  assert.equal(row!.network, today)
  assert.equal(
    new Set([
      today,
      hashOf('192.0.2.7', clock() + 86_400_000),
      hashOf('192.0.2.8', clock()),
      hashOf('192.0.2.7', clock(), 'x'),
    ]).size,
    4,
  )
})

test('the networks of one IPv6 allocation have the same hash, because a single customer may have all of them', () => {
  const hashOf = (ip: string) => networkHash(secret, ip, clock())
  assert.equal(hashOf('2001:db8:7:1::/64'), hashOf('2001:db8:7:ff02::/64'))
  assert.notEqual(hashOf('2001:db8:7:1::/64'), hashOf('2001:db8:8:1::/64'))
})
