import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { orderStatuses } from '#contract/checkout.ts'
import { challengeHoldMs } from '#domain/orders/status.ts'
import {
  pathAfterBank,
  pathAfterPlacing,
  bankFailurePath,
  endsPayment,
  maxPollingMs,
  pollIntervalMs,
} from './challenge.ts'

const order = (status: (typeof orderStatuses)[number], challengeUrl?: string) => ({
  orderId: '100000001',
  status,
  payment: {
    paymentType: 'spreedly' as const,
    adyenType: 'scheme',
    transactionId: '100000001',
    amount: 10,
    card: null,
    ...(challengeUrl !== undefined && { challengeUrl }),
  },
})
const bank = 'https://bank.example/challenge/1'

test('an order awaiting a challenge redirects to the bank [PAY-207]', () => {
  assert.equal(pathAfterPlacing(order('payment_pending', bank)), bank)
})

test('a challenge URL too long for a header is linked from the waiting page instead', () => {
  const long = `${bank}?c=${'a'.repeat(4_000)}`
  assert.equal(pathAfterPlacing(order('payment_pending', long)), '/checkout/bank/100000001')
})

test('a placed order redirects to success [CHECKOUT-207]', () => {
  assert.equal(pathAfterPlacing(order('payment_complete')), '/checkout/success?order=100000001')
  assert.equal(pathAfterPlacing(order('published')), '/checkout/success?order=100000001')
})

test('an order without a payment result shows the waiting page', () => {
  assert.equal(pathAfterPlacing(order('new')), '/checkout/bank/100000001')
  assert.equal(pathAfterPlacing(order('payment_pending')), '/checkout/bank/100000001')
})

test('a published order ends the bank step [PAY-209]', () => {
  assert.equal(pathAfterBank(order('published')), '/checkout/success?order=100000001')
})

test('a paid order ends the bank step [PAY-210]', () => {
  assert.equal(pathAfterBank(order('payment_complete')), '/checkout/success?order=100000001')
})

test('a failed payment returns from the bank step to payment with three_ds [PAY-211, PAY-213, ERROR-234]', () => {
  assert.equal(pathAfterBank(order('payment_error')), '/checkout/payment?problem=three_ds')
})

test('a payment that PayPal declined is reported as paypal_declined, not as a failed bank challenge', () => {
  const failed = order('payment_error')
  const byPayPal = { ...failed, payment: { ...failed.payment, adyenType: 'paypal' } }
  assert.equal(pathAfterBank(byPayPal), '/checkout/payment?problem=paypal_declined')
})

test('an open challenge does not end the bank step', () => {
  assert.equal(pathAfterBank(order('payment_pending', bank)), null)
  assert.equal(pathAfterBank(order('new')), null)
})

test('the bank has 10 minutes; then the order is polled every 2 seconds for 60 seconds, and then it fails with three_ds [PAY-212, PAY-214]', () => {
  assert.equal(challengeHoldMs, 600_000)
  assert.equal(pollIntervalMs, 2_000)
  assert.equal(maxPollingMs, 60_000)
  assert.equal(bankFailurePath, '/checkout/payment?problem=three_ds')
})

test('a pending Adyen payment can be completed only with the redirect result from the return URL [PAY-404, PAY-405]', () => {
  const waiting = order('payment_pending', bank)
  const adyen = { ...waiting, payment: { ...waiting.payment, paymentType: 'adyen' as const } }
  assert.equal(endsPayment(adyen, 'brought-along'), true)
  assert.equal(endsPayment(adyen, null), false)
  assert.equal(endsPayment(waiting, null), true)
  assert.equal(endsPayment({ ...adyen, status: 'payment_complete' }, 'brought-along'), false)
})

test("a PayPal payment is finished on return, regardless of the engine that handles the site's cards", () => {
  const waiting = order('payment_pending')
  assert.equal(endsPayment({ ...waiting, payment: { ...waiting.payment, adyenType: 'paypal' } }, null), true)
})
