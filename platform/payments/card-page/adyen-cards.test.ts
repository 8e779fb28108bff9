import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { createTestDatabase, openStrictly } from '#platform/postgres-for-tests.ts'
import { startAdyen } from '../adyen/adyen-for-tests.ts'
import { openCardPage } from './card-page.ts'

const { url, drop } = await createTestDatabase()
const db = openStrictly(url)
const defects: unknown[] = []
const vendor = await startAdyen(db, {
  webhookUrl: null,
  events: { ofKeys: async () => [], ofPayment: async () => [] },
  wallets: { keep: async () => '', read: async () => undefined },
  report: (defect) => defects.push(defect),
})
const silent = createServer(() => {}).listen(0, '127.0.0.1')
const strict = createServer((_request, response) => response.writeHead(401).end('{}')).listen(0, '127.0.0.1')
await Promise.all([once(silent, 'listening'), once(strict, 'listening')])
const at = (server: typeof silent) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/v72`
after(async () => {
  await vendor.close()
  for (const server of [silent, strict]) {
    server.closeAllConnections()
    server.close()
  }
  await db.close()
  await drop()
  assert.deepEqual(defects, [])
})

const origin = 'http://cards.localhost:3006'
const files = { scripts: [], styles: [] }
type Settings = Parameters<typeof openCardPage>[0]
const pageWith = (baseUrl: string, secondsToWait: Settings['secondsToWait'] = async () => 0) =>
  openCardPage({
    brand: 'Ironwright',
    origin,
    shopOrigins: ['http://localhost:3000'],
    spreedly: undefined,
    adyen: { ...vendor.settings, baseUrl, hmacKeys: [], clientKey: 'test_ABC', environment: 'test' },
    secret: 'a secret of the tests',
    files: { spreedlyCard: files, spreedlyBank: files, adyenCard: files },
    secondsToWait,
    report: (defect) => defects.push(defect),
  })
const page = pageWith(vendor.settings.baseUrl)
const card = {
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
}
async function store(body: string, from = page, headers: Record<string, string> = { origin }) {
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } }
  const response = await from.request(`${origin}/adyen/cards`, init, { incoming: {} })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  }
}
const problemOf = async (...input: Parameters<typeof store>) => {
  const { status, body } = await store(...input)
  return [status, body['problem']]
}

test('a card is stored under its own shopper reference, and its token can pay [CHECKOUT-010]', async () => {
  const { status, body } = await store(JSON.stringify(card))
  assert.equal(status, 200)
  assert.deepEqual(body['card'], { brand: 'Visa', last4: '1111', month: 3, year: 2030 })
  const token = body['token'] as string
  assert.match(token, /^[0-9a-f]{32}-\w+$/)
  assert.deepEqual(await vendor.engine.readCard(token), body['card'])
  const again = (await store(JSON.stringify(card))).body['token'] as string
  assert.notEqual(again.split('-')[0], token.split('-')[0])
  const paid = await vendor.engine.authorize({
    token,
    amount: 7_500,
    currency: 'AUD',
    key: 'order-1',
    since: Date.now(),
    email: 'jo@example.com',
    ip: '192.0.2.1',
    browserInfo: undefined,
    returnUrl: 'http://localhost:3000/checkout/bank/order-1',
  })
  assert.equal(paid.state, 'authorized')
})

test('a card without a security code, such as some Maestro cards, is stored', async () => {
  const { encryptedSecurityCode: _, ...without } = card
  assert.equal((await store(JSON.stringify(without))).status, 200)
})

test('a card rejected by Adyen is refused, and a missing response is reported as unanswered', async () => {
  const wrong = { ...card, encryptedCardNumber: 'test_4111111111111112' }
  assert.deepEqual(await problemOf(JSON.stringify(wrong)), [422, 'refused'])
  assert.deepEqual(await problemOf(JSON.stringify(card), pageWith(at(strict))), [503, 'unanswered'])
  assert.deepEqual(await problemOf(JSON.stringify(card), pageWith(at(silent))), [503, 'unanswered'])
})

test('a card that is incomplete, oversized, unencrypted, or has extra fields is not forwarded to Adyen', async () => {
  const { encryptedCardNumber: _, ...without } = card
  const malformed: unknown[] = [
    null,
    [],
    'card',
    {},
    without,
    { ...card, holderName: 'Jo' },
    { ...card, encryptedCardNumber: '' },
    { ...card, encryptedCardNumber: '4111 1111 1111 1111' },
    { ...card, encryptedCardNumber: 4111 },
    { ...card, encryptedCardNumber: 'a'.repeat(4_001) },
    { ...card, ['__proto__x']: 'a' },
  ]
  for (const body of malformed) assert.deepEqual(await problemOf(JSON.stringify(body)), [400, 'malformed'])
  for (const body of ['', '{', 'number=4111']) assert.deepEqual(await problemOf(body), [400, 'malformed'])
  const large = JSON.stringify({ ...card, encryptedCardNumber: 'a'.repeat(30_000) })
  assert.deepEqual(await problemOf(large), [413, 'too_large'])
})

test("only the card page's origin can store cards, subject to a rate limit [T49]", async () => {
  const text = JSON.stringify(card)
  for (const other of ['http://localhost:3000', 'null', 'https://cards.localhost:3006', `${origin}.evil.example`])
    assert.deepEqual(await problemOf(text, page, { origin: other }), [403, 'foreign'])
  assert.deepEqual(await problemOf(text, page, {}), [403, 'foreign'])
  const { status, headers, body } = await store(
    text,
    pageWith(vendor.settings.baseUrl, async (_, kind) => (kind === 'card' ? 17 : 0)),
  )
  assert.deepEqual([status, headers.get('retry-after'), body['problem']], [429, '17', 'too_many_requests'])
  assert.equal((await page.request(`${origin}/adyen/cards`, {}, { incoming: {} })).status, 404)
})
