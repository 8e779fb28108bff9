import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { createTestDatabase, openStrictly } from '#platform/postgres-for-tests.ts'
import type { ApprovalEngine } from '../engine.ts'
import { payPalEngine } from './paypal.ts'
import { startPayPal } from './paypal-for-tests.ts'

const { url, drop } = await createTestDatabase()
const db = openStrictly(url)
const defects: unknown[] = []
const stored = new Map<string, { token: string; payee: string; key?: string }>()
const memory = {
  keep: async (token: string, payee: string) => void stored.set(token, { token, payee }),
  read: async (token: string) => stored.get(token),
  bind: async (token: string, key: string) => {
    const found = stored.get(token)
    if (found) found.key ??= key
    return found?.key === key
  },
  ofKey: async (key: string) => [...stored.values()].filter((each) => each.key === key),
}
const vendor = await startPayPal(db, { memory, webhookUrl: null, report: (defect) => defects.push(defect) })
after(async () => {
  await vendor.close()
  await db.close()
  await drop()
  assert.deepEqual(defects, [])
})
const { engine, decide, lose, takeRequests } = vendor

const due = { amount: 12_345, currency: 'USD' as const }
const back = { returnUrl: 'http://localhost:3000/back', cancelUrl: 'http://localhost:3000/cancelled' }
let orders = 100_000_000
const newKey = () => String((orders += 1))
async function startApproval(changed: Partial<typeof due> = {}) {
  const approval = await engine.requestApproval({ ...due, ...changed, ...back, key: randomUUID() })
  assert.ok(typeof approval === 'object')
  return approval
}
async function agreed(account?: string): Promise<string> {
  const { token, approvalUrl } = await startApproval()
  await decide(approvalUrl, 'yes', account)
  return token
}
const request = (token: string, key: string) => ({
  token,
  ...due,
  key,
  since: 0,
  email: 'ann@example.com',
  ip: '127.0.0.1',
  browserInfo: undefined,
  returnUrl: 'http://localhost:3000/checkout/bank/1',
})
const pay = (token: string, key: string, by: ApprovalEngine = engine) => by.authorize(request(token, key))
async function paid() {
  const [token, key] = [await agreed(), newKey()]
  const outcome = await pay(token, key)
  assert.equal(outcome.state, 'authorized')
  return { token, key, reference: outcome.state === 'authorized' ? outcome.reference : '' }
}

test("an approval on the vendor's page is visible when the shopper returns, and a cancellation isn't an approval", async () => {
  const { token, approvalUrl } = await startApproval()
  assert.deepEqual(await engine.readApproval(token), { ...due, isApproved: false, isTaken: false, payer: null })
  assert.equal(await decide(approvalUrl, 'no'), `http://localhost:3000/cancelled?token=${token}`)
  assert.deepEqual(await engine.readApproval(token), { ...due, isApproved: false, isTaken: false, payer: null })
  const returned = new URL(await decide(approvalUrl, 'yes'))
  assert.deepEqual([returned.pathname, returned.searchParams.get('token')], ['/back', token])
  assert.deepEqual(await engine.readApproval(token), {
    ...due,
    isApproved: true,
    isTaken: false,
    payer: 'buyer@example.com',
  })
  assert.equal(await engine.readApproval('NOBODYS'), null)
})

test('placing an order captures the amount approved at PayPal once, even if requested repeatedly', async () => {
  const { token, key, reference } = await paid()
  assert.deepEqual(await pay(token, key), { state: 'authorized', reference, card: null })
  assert.equal(await engine.capture(reference, due.amount, 'USD', 0), 'captured')
  assert.equal(await engine.capture(reference, due.amount + 1, 'USD', 0), 'failed')
  assert.deepEqual(await engine.find(key, 0, due), { state: 'authorized', reference, card: null })
  assert.deepEqual(await engine.holds([{ key, since: 0 }]), new Map([[key, [reference]]]))
})

test('an amount or currency other than the approved one is not captured [PAY-240]', async () => {
  for (const other of [{ amount: 12_346 }, { amount: 12_344 }, { currency: 'EUR' as const }]) {
    const [token, key] = [await agreed(), newKey()]
    takeRequests()
    const outcome = await engine.authorize({ ...request(token, key), ...other })
    assert.deepEqual(outcome, { state: 'failed', reference: null, reason: 'amount_mismatch' })
    assert.deepEqual(
      takeRequests().filter((question) => !question.startsWith('GET')),
      [],
    )
    assert.equal(await engine.find(key, 0), null)
  }
})

test('a PayPal token that was not approved, or that paid for another order, cannot pay', async () => {
  const open = await startApproval()
  assert.equal((await pay(open.token, newKey())).state, 'failed')
  assert.equal((await pay('NOBODYS', newKey())).state, 'failed')
  const { token, key } = await paid()
  const other = newKey()
  assert.deepEqual(await pay(token, other), { state: 'failed', reference: null, reason: 'error' })
  assert.equal(await engine.find(other, 0), null)
  assert.equal((await engine.find(key, 0))?.state, 'authorized')
})

test('a PayPal token that the store did not create, or that has another payee, is not captured', async () => {
  const token = await vendor.orderAsStranger(due.amount)
  assert.deepEqual(await pay(token, newKey()), { state: 'failed', reference: null, reason: 'error' })
  const elsewhere = await vendor.orderAsStranger(due.amount, 'SOMEBODYELSE1')
  await memory.keep(elsewhere, stored.get(await agreed())!.payee)
  takeRequests()
  const key = newKey()
  assert.deepEqual(await pay(elsewhere, key), { state: 'failed', reference: null, reason: 'error' })
  assert.ok(takeRequests().every((question) => question.startsWith('GET')))
  await vendor.captureAsStranger(elsewhere, key)
  assert.equal((await pay(elsewhere, key)).state, 'failed')
  await memory.bind(elsewhere, key)
  assert.equal(await engine.find(key, 0, due), null)
})

test('a captured payment with the order id but a different amount is refused as a mismatch and can be refunded [PAY-240]', async () => {
  const { token: cheap, approvalUrl } = await startApproval({ amount: 1 })
  await decide(approvalUrl, 'yes')
  const key = newKey()
  await vendor.captureAsStranger(cheap, key)
  const outcome = await pay(cheap, key)
  assert.equal(outcome.state === 'failed' && outcome.reason, 'amount_mismatch')
  const reference = outcome.state === 'failed' ? outcome.reference! : ''
  assert.deepEqual(await engine.complete(reference, due), outcome)
  assert.equal(await engine.cancel(reference), 'cancelled')
})

test('a declined payment is reported as declined, and its approval cannot pay for another order', async () => {
  const [token, key] = [await agreed('declined@example.com'), newKey()]
  assert.deepEqual(await pay(token, key), { state: 'failed', reference: null, reason: 'declined' })
  assert.deepEqual(await pay(token, newKey()), { state: 'failed', reference: null, reason: 'error' })
  assert.equal(await engine.find(key, 0), null)
})

test('a payment under review is pending, and authorized once PayPal accepts it', async () => {
  const [token, key] = [await agreed('review@example.com'), newKey()]
  const outcome = await pay(token, key)
  assert.equal(outcome.state, 'pending')
  const reference = outcome.state === 'pending' ? outcome.reference : ''
  assert.equal((await engine.complete(reference, due)).state, 'authorized')
})

test('a payment with a lost response is found, and a retry does not pay twice', async () => {
  for (const question of ['PATCH', '/capture']) {
    const [token, key] = [await agreed(), newKey()]
    lose(question)
    assert.deepEqual(await pay(token, key), { state: 'unknown' })
    lose(null)
    const known = await engine.find(key, 0, due)
    assert.equal(known?.state, question === 'PATCH' ? undefined : 'authorized')
    assert.equal((await pay(token, key)).state, 'authorized')
    assert.equal((await engine.holds([{ key, since: 0 }])).get(key)?.length, 1)
  }
})

test('if PayPal does not respond, reads and captures return unknown', async () => {
  const { key, token, reference } = await paid()
  lose('/v2/')
  assert.deepEqual(await engine.find(key, 0), { state: 'unknown' })
  assert.deepEqual(await engine.read(reference), { state: 'unknown' })
  assert.equal(await engine.readApproval(token), 'unknown')
  assert.equal(await engine.capture(reference, due.amount, 'USD', 0), 'unknown')
  assert.equal((await engine.holds([{ key, since: 0 }])).size, 0)
  lose(null)
})

test('partial refunds are idempotent and never exceed the captured amount', async () => {
  const { reference } = await paid()
  const refund = (key: string, amount: number) =>
    engine.refund({ reference, amount, before: 0, currency: 'USD', key, since: 0 })
  lose('/refund')
  assert.equal(await refund('a-1', 345), 'unknown')
  lose(null)
  assert.equal(await refund('a-1', 345), 'refunded')
  assert.equal(await refund('a-2', 12_001), 'failed')
  assert.equal(await refund('a-3', 12_000), 'refunded')
  assert.equal(await refund('a-4', 1), 'failed')
})

test('canceling a captured payment refunds it in full', async () => {
  const { key, reference } = await paid()
  lose('/refund')
  assert.equal(await engine.cancel(reference), 'unknown')
  lose(null)
  assert.equal(await engine.cancel(reference), 'cancelled')
  assert.deepEqual(await engine.holds([{ key, since: 0 }]), new Map([[key, []]]))
  assert.equal((await engine.read(reference))?.state, 'failed')
  assert.equal(await engine.cancel('NOBODYS'), 'failed')
})

test('a PayPal access token is cached, shared by concurrent calls, and renewed after a rejection', async () => {
  const fresh = payPalEngine(vendor.settings)
  takeRequests()
  await Promise.all([fresh.readApproval('A'), fresh.readApproval('B')])
  await fresh.readApproval('C')
  assert.equal(takeRequests().filter((question) => question === 'POST /v1/oauth2/token').length, 1)
  const stranger = payPalEngine({ ...vendor.settings, clientSecret: 'another' })
  assert.equal(await stranger.readApproval('A'), 'unknown')
})

test("a PayPal approval URL outside the vendor's origin is refused", async () => {
  const elsewhere = payPalEngine({ ...vendor.settings, pageOrigin: 'https://www.paypal.com' })
  assert.equal(await elsewhere.requestApproval({ ...due, ...back, key: randomUUID() }), 'failed')
})

test('a PayPal approval request is idempotent, and an invalid amount is refused', async () => {
  const key = randomUUID()
  const first = await engine.requestApproval({ ...due, ...back, key })
  assert.deepEqual(await engine.requestApproval({ ...due, ...back, key }), first)
  assert.equal(await engine.requestApproval({ ...due, amount: 0, ...back, key: randomUUID() }), 'failed')
})
