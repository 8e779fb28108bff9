import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkoutSteps, firstIncompleteStep, hasValidPayment, isCheckout, redirectFrom, stepNumbers } from './steps.ts'

test('the step start is number 1 [CHECKOUT-013]', () => assert.equal(stepNumbers.start, 1))
test('the step shipping is number 2 [CHECKOUT-014]', () => assert.equal(stepNumbers.shipping, 2))
test('the step payment is number 3 [CHECKOUT-015]', () => assert.equal(stepNumbers.payment, 3))
test('the step review is number 4 [CHECKOUT-016]', () => assert.equal(stepNumbers.review, 4))

test('the steps have these numbers and no others [CHECKOUT-209]', () =>
  assert.deepEqual(stepNumbers, { start: 1, shipping: 2, payment: 3, review: 4 }))

test('the steps are shipping, payment, review, in this order [CHECKOUT-208]', () =>
  assert.deepEqual(checkoutSteps, ['shipping', 'payment', 'review']))

test('any path that starts with /checkout is checkout [CHECKOUT-203]', () => {
  for (const path of ['/checkout', '/checkout/shipping', '/checkout/success', '/checkouts'])
    assert.equal(isCheckout(path), true)
  for (const path of ['/cart', '/help/checkout']) assert.equal(isCheckout(path), false)
})

const all = { hasValidShipping: true, hasRates: true, hasValidBilling: true, hasValidPayment: true }

test('a later step with an incomplete earlier one leads to the first incomplete step [CHECKOUT-215]', () => {
  assert.equal(firstIncompleteStep({ ...all, hasValidShipping: false }), 'shipping')
  assert.equal(firstIncompleteStep({ ...all, hasRates: false }), 'shipping')
  assert.equal(firstIncompleteStep({ ...all, hasValidBilling: false }), 'payment')
  assert.equal(firstIncompleteStep({ ...all, hasValidPayment: false }), 'payment')
  assert.equal(firstIncompleteStep(all), 'review')
  assert.equal(redirectFrom('review', 'shipping'), 'shipping')
  assert.equal(redirectFrom('shipping', 'review'), null)
  assert.equal(redirectFrom('payment', 'payment'), null)
})

test('a payment of nothing is valid [PAY-221]', () => {
  assert.equal(hasValidPayment(0, null), true)
  assert.equal(hasValidPayment(1, null), false)
  assert.equal(hasValidPayment(null, null), false)
})

test('a payment with a token is valid [PAY-222]', () => {
  assert.equal(hasValidPayment(100, 'token'), true)
  assert.equal(hasValidPayment(100, ''), false)
})
