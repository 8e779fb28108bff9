import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { webhookBodyOf, withAdyen } from '#services/testing/adyen-shop-for-tests.ts'
import { sweepPaymentEvents } from '#services/orders/payment/apply-payment-event.ts'
import { linksIn } from '#services/payment-links/links-for-tests.ts'
import { settleLinkRefund } from '#services/payment-links/refund/refund.ts'
import { captureLinkPayment } from '#services/payment-links/payment/settle.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { refundDesk } from './refunds-for-tests.ts'

const base = await openTestShop()
const { db } = base
const adyen = await withAdyen(base)
const desk = refundDesk({ ...adyen.shop, deps: adyen.deps })
const payment = statement<{ reference: string; refunded: number }>(
  'test.refunded-payment',
  'select psp_reference as reference, refunded from sandbox_adyen.payment where merchant_reference = $1',
)
const paymentOf = async (orderId: string) => (await db.run(payment, [orderId]))[0]!
const stateOf = async (orderId: string) => (await desk.read(orderId)).refunds[0]!.state
let events = 0
async function sendEvent(orderId: string, eventCode: string, key: string, success: 'true' | 'false' = 'true') {
  events += 1
  const { reference } = await paymentOf(orderId)
  const event = { eventCode, success, pspReference: `BACK${events}`, originalReference: reference }
  await adyen.send(webhookBodyOf([{ ...event, merchantReference: key, amount: { value: 1_000, currency: 'USD' } }]))
}

for (const [code, success] of [
  ['REFUND', 'false'],
  ['REFUND_FAILED', 'true'],
  ['REFUNDED_REVERSED', 'true'],
] as const) {
  test(`a ${code} event with success ${success} marks an accepted refund as failed, and the refund can be requested again`, async () => {
    const { orderId } = await desk.published()
    await desk.refund(orderId, { amount: 10 })
    await desk.settle()
    assert.equal(await stateOf(orderId), 'refunded')
    await sendEvent(orderId, 'REFUND', `${orderId}-refund-1`)
    await adyen.settle()
    assert.equal(await stateOf(orderId), 'refunded')
    await sendEvent(orderId, code, `${orderId}-refund-1`, success)
    await adyen.settle()
    assert.equal(await stateOf(orderId), 'failed')
    assert.match(adyen.reported.at(-1)!, new RegExp(`${code} \\(success: ${success}\\) for ${orderId}-refund-1`))
    assert.equal((await desk.retry(orderId, 1)).state, 'asked')
    await desk.settle()
    assert.equal(await stateOf(orderId), 'refunded')
    // The retry has a new key, because the vendor would return the previous result for the first key.
    assert.equal((await paymentOf(orderId)).refunded, 2_000)
    // A late event about the first attempt does not affect the second.
    await sendEvent(orderId, 'REFUND_FAILED', `${orderId}-refund-1`)
    await adyen.settle()
    assert.equal(await stateOf(orderId), 'refunded')
    await sendEvent(orderId, 'REFUND_FAILED', `${orderId}-refund-1-try-2`)
    await adyen.settle()
    assert.equal(await stateOf(orderId), 'failed')
  })
}

const age = statement('test.age-events', `update payment_event set received_at = received_at - interval '1 minute'`)

test('a failed refund is detected even if its job is lost, and events of other orders are ignored', async () => {
  const { orderId } = await desk.published()
  await desk.refund(orderId, { amount: 10 })
  await desk.settle()
  for (const key of [`${orderId}-refund-9`, `999${orderId}-refund-1`, 'REFUND', `${orderId}-refund-1`])
    await sendEvent(orderId, 'REFUND_FAILED', key)
  await db.run(statement('test.lose', `delete from outbox where topic = 'payment_told'`), [])
  await db.run(age, [])
  assert.equal(await stateOf(orderId), 'refunded')
  await sweepPaymentEvents(adyen.deps)
  assert.equal(await stateOf(orderId), 'failed')
})

test('a failed refund of a payment link is detected with and without its job', async () => {
  const { make, read, pay, card, refund } = linksIn({ ...adyen.shop, deps: adyen.deps })
  const { token } = await make()
  const { paymentId } = await pay(adyen.shop.visit(), token, { paymentToken: await card() })
  await captureLinkPayment(adyen.deps, paymentId)
  const refunded = async () => (await read(adyen.shop.visit(), token)).payments[0]!.refunded
  for (const number of [1, 2]) {
    assert.equal((await refund(paymentId, { amount: 20 })).status, 201)
    await settleLinkRefund(adyen.deps, paymentId, (error) => assert.fail(String(error)))
    assert.equal(await refunded(), 20)
    await sendEvent(paymentId, 'REFUND_FAILED', `${paymentId}-refund-${number}`)
    if (number === 1) await adyen.settle()
    else {
      await db.run(statement('test.lose', `delete from outbox where topic = 'payment_told'`), [])
      await db.run(age, [])
      await sweepPaymentEvents(adyen.deps)
    }
    assert.equal(await refunded(), 0)
  }
})
