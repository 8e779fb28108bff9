import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkoutSteps, firstIncompleteStep, hasValidPayment, redirectFrom } from './steps.ts'

test('the steps are shipping, payment, review, in this order [CHECKOUT-208]', () =>
  assert.deepEqual(checkoutSteps, ['shipping', 'payment', 'review']))

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
