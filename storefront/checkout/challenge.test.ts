import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { orderStatuses } from '#contract/checkout.ts'
import { challengeHoldMs } from '#domain/orders/status.ts'
import { afterBank, afterPlacing, bankFailed, endsPayment, maxPolling, pollMilliseconds } from './challenge.ts'

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

test('an order that waits for its payment leads to the bank [PAY-207]', () => {
  assert.equal(afterPlacing(order('payment_pending', bank)), bank)
})

test('a question of the bank whose address is too long for a header is asked for on the page that waits for it', () => {
  const long = `${bank}?c=${'a'.repeat(4_000)}`
  assert.equal(afterPlacing(order('payment_pending', long)), '/checkout/bank/100000001')
})

test('an order that was placed leads to success [CHECKOUT-207]', () => {
  assert.equal(afterPlacing(order('payment_complete')), '/checkout/success?order=100000001')
  assert.equal(afterPlacing(order('published')), '/checkout/success?order=100000001')
})

test('an order that nobody has decided on yet is waited for', () => {
  assert.equal(afterPlacing(order('new')), '/checkout/bank/100000001')
  assert.equal(afterPlacing(order('payment_pending')), '/checkout/bank/100000001')
})

test('a published order ends the step at the bank [PAY-209]', () => {
  assert.equal(afterBank(order('published')), '/checkout/success?order=100000001')
})

test('a paid order ends the step at the bank [PAY-210]', () => {
  assert.equal(afterBank(order('payment_complete')), '/checkout/success?order=100000001')
})

test('a failed payment ends the step at the bank, and payment says three_ds [PAY-211, PAY-213, ERROR-234]', () => {
  assert.equal(afterBank(order('payment_error')), '/checkout/payment?problem=three_ds')
})

test('a payment that PayPal did not take is no question of a bank', () => {
  const failed = order('payment_error')
  const byPayPal = { ...failed, payment: { ...failed.payment, adyenType: 'paypal' } }
  assert.equal(afterBank(byPayPal), '/checkout/payment?problem=paypal_declined')
})

test('a question that is open keeps the step open', () => {
  assert.equal(afterBank(order('payment_pending', bank)), null)
  assert.equal(afterBank(order('new')), null)
})

test('the bank has 10 minutes; after it the order is looked at every 2 seconds for 60, and then it is three_ds [PAY-212, PAY-214]', () => {
  assert.equal(challengeHoldMs, 600_000)
  assert.equal(pollMilliseconds, 2_000)
  assert.equal(maxPolling, 60_000)
  assert.equal(bankFailed, '/checkout/payment?problem=three_ds')
})

test('with Adyen a payment is ended by what the shopper brings along, and not without it [PAY-404, PAY-405]', () => {
  const waiting = order('payment_pending', bank)
  const adyen = { ...waiting, payment: { ...waiting.payment, paymentType: 'adyen' as const } }
  assert.equal(endsPayment(adyen, 'brought-along'), true)
  assert.equal(endsPayment(adyen, null), false)
  assert.equal(endsPayment(waiting, null), true)
  assert.equal(endsPayment({ ...adyen, status: 'payment_complete' }, 'brought-along'), false)
})

test('PayPal is asked what came of a payment as its shopper comes back, whoever takes the cards of the site', () => {
  const waiting = order('payment_pending')
  assert.equal(endsPayment({ ...waiting, payment: { ...waiting.payment, adyenType: 'paypal' } }, null), true)
})
