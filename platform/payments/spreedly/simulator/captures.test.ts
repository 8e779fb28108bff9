import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { getRequestListener } from '@hono/node-server'
import { createTestDatabase, openStrictly } from '#platform/postgres-for-tests.ts'
import { spreedlyEngine } from '../spreedly.ts'
import { openSpreedlySimulator } from './simulator.ts'

const { url, drop } = await createTestDatabase()
const db = openStrictly(url)
const defects: unknown[] = []
const account = { environmentKey: 'environment', accessSecret: 'secret', gatewayToken: 'gateway' }
const app = await openSpreedlySimulator(db, {
  ...account,
  origin: 'http://localhost:3001',
  shopOrigins: ['http://localhost:3000'],
  report: (defect) => defects.push(defect),
})
const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1')
await once(server, 'listening')
after(async () => {
  server.closeAllConnections()
  server.close()
  await db.close()
  await drop()
  assert.deepEqual(defects, [])
})
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const engine = spreedlyEngine({
  ...account,
  baseUrl: `${origin}/__sandbox/spreedly/v1`,
  cardFields: () => ({ frameUrl: '', frameOrigin: '', redirectUrl: '' }),
})
let orders = 0
async function authorised() {
  const body = JSON.stringify({ number: '4111111111111111', expiry: '03/30', cvv: '737' })
  const { token } = (await (await fetch(`${origin}/__sandbox/cards`, { method: 'POST', body })).json()) as {
    token: string
  }
  const outcome = await engine.authorize({
    token,
    amount: 12_345,
    currency: 'USD',
    key: `order-${(orders += 1)}`,
    since: 0,
    email: 'jo@example.com',
    ip: '192.0.2.1',
    browserInfo: undefined,
    returnUrl: 'http://localhost:3000/back',
  })
  assert.ok(outcome.state === 'authorized')
  return outcome.reference
}

test('a partial capture limits refunds to its amount and rules out cancellation', async () => {
  const reference = await authorised()
  assert.equal(await engine.capture(reference, 345, 'USD', 0), 'captured')
  const refund = (amount: number, before: number) =>
    engine.refund({ reference, amount, before, currency: 'USD', key: `${amount}`, since: 0 })
  assert.equal(await refund(300, 0), 'refunded')
  assert.equal(await refund(45, 300), 'refunded')
  assert.equal(await refund(1, 345), 'failed')
  assert.equal(await engine.cancel(reference), 'failed')
})

test('several captures never exceed the authorization, and a refund can span them', async () => {
  const reference = await authorised()
  assert.equal(await engine.capture(reference, 12_000, 'USD', 0), 'captured')
  assert.equal(await engine.capture(reference, 345, 'USD', 0), 'captured')
  const refund = { reference, amount: 12_100, before: 0, currency: 'USD' as const, key: 'all', since: 0 }
  assert.equal(await engine.refund(refund), 'refunded')
  assert.equal(await engine.refund({ ...refund, amount: 246, before: 12_100 }), 'failed')
  const fresh = await authorised()
  assert.equal(await engine.capture(fresh, 12_346, 'USD', 0), 'failed')
  assert.equal(await engine.cancel(fresh), 'cancelled')
})
