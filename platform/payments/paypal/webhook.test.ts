import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createTestDatabase, openStrictly } from '#platform/postgres-for-tests.ts'
import { startPayPal } from './paypal-for-tests.ts'
import { createPayPalWebhookReader } from './webhook.ts'

const { url, drop } = await createTestDatabase()
const db = openStrictly(url)
const memory = { keep: async () => {}, read: async () => undefined, bind: async () => true, ofKey: async () => [] }
const vendor = await startPayPal(db, { memory, webhookUrl: null, report: assert.ifError })
after(async () => {
  await vendor.close()
  await db.close()
  await drop()
})
const now = Date.parse('2026-11-20T12:00:00Z')
const signedAt = new Date(now).toISOString()
const amount = { currency_code: 'USD', value: '123.45' }
const capture = { id: 'CAPTURE1', status: 'COMPLETED', amount, custom_id: '100000001' }
const eventOf = (event_type: string, resource: object) => JSON.stringify({ id: 'WH-1', event_type, resource })
const completed = eventOf('PAYMENT.CAPTURE.COMPLETED', capture)
const read = (body: string, headers: Record<string, string | undefined> = vendor.sign(body, signedAt), at = now) =>
  vendor.webhooks(body, headers, at)
const event = {
  id: 'WH-1',
  kind: 'taken',
  key: '100000001',
  payment: 'CAPTURE1',
  reference: 'CAPTURE1',
  amount: 12_345,
  currency: 'USD',
}

test('a webhook event verified by PayPal is accepted regardless of its whitespace', async () => {
  assert.deepEqual(await read(completed), event)
  const spaced = JSON.stringify(JSON.parse(completed), null, 2)
  assert.deepEqual(await read(spaced), event)
})

test('a webhook delivery that is changed, unsigned, or meant for another webhook is rejected', async () => {
  const signed = vendor.sign(completed, signedAt)
  assert.equal(await read(completed.replace('123.45', '923.45'), signed), 'unsigned')
  for (const name of Object.keys(signed))
    assert.equal(await read(completed, { ...signed, [name]: undefined }), 'unsigned')
  const forged = { ...signed, 'paypal-transmission-sig': 'bWFkZSB1cA==' }
  assert.equal(await read(completed, forged), 'unsigned')
  assert.equal(await read(completed, { ...signed, 'paypal-transmission-id': 'another' }), 'unsigned')
  const ofAnother = createPayPalWebhookReader({ ...vendor.settings, webhookId: 'WEBHOOK2' })
  assert.equal(await ofAnother(completed, signed, now), 'unsigned')
})

test('a signed webhook delivery that is too old or from the future is rejected', async () => {
  const days = (count: number) => now + count * 86_400_000
  assert.deepEqual(await read(completed, undefined, days(3)), event)
  assert.equal(await read(completed, undefined, days(5)), 'old')
  assert.equal(await read(completed, undefined, days(-1)), 'old')
})

test('the result of a webhook verification is unknown if PayPal does not respond', async () => {
  vendor.lose('/verify-webhook-signature')
  assert.equal(await read(completed), 'unknown')
  vendor.lose(null)
})

test('a malformed event is rejected as unreadable without a verification call, and an irrelevant one is ignored', async () => {
  vendor.takeRequests()
  for (const body of ['', '{', '[]', '{"id":1}']) assert.equal(await read(body), 'unreadable')
  assert.deepEqual(vendor.takeRequests(), [])
  assert.equal(await read(eventOf('CHECKOUT.ORDER.APPROVED', {})), null)
  assert.equal(await read(eventOf('constructor', {})), null)
  assert.equal(await read(eventOf('PAYMENT.CAPTURE.COMPLETED', { id: 'C' })), 'unreadable')
})

test('refund and dispute events are matched to their payment: refunds by link, disputes by transaction id', async () => {
  const links = [{ rel: 'up', href: 'https://api-m.paypal.com/v2/payments/captures/CAPTURE1' }]
  const refund = { id: 'REFUND1', amount, custom_id: '100000001-2', links }
  assert.deepEqual(await read(eventOf('PAYMENT.REFUND.FAILED', refund)), {
    ...event,
    kind: 'refund failed',
    key: '100000001-2',
    reference: 'REFUND1',
  })
  const dispute = {
    dispute_id: 'PP-D-1',
    disputed_transactions: [{ seller_transaction_id: 'CAPTURE1', custom: '100000001' }],
    dispute_amount: amount,
  }
  assert.deepEqual(await read(eventOf('CUSTOMER.DISPUTE.CREATED', dispute)), {
    ...event,
    kind: 'disputed',
    reference: 'PP-D-1',
  })
})
