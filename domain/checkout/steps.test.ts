import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkoutSteps, firstIncompleteStep, needsCard, stepRedirect, stepNumbers } from './steps.ts'

test('the checkout steps are shipping, payment, and review, in this order [CHECKOUT-208]', () =>
  assert.deepEqual(checkoutSteps, ['shipping', 'payment', 'review']))

test('checkout step one is the start, and step two is shipping [CHECKOUT-013, CHECKOUT-014]', () =>
  assert.deepEqual([stepNumbers.start, stepNumbers.shipping], [1, 2]))

test('checkout step three is payment, and step four is review [CHECKOUT-015, CHECKOUT-016]', () =>
  assert.deepEqual([stepNumbers.payment, stepNumbers.review], [3, 4]))

const all = { hasValidShipping: true, hasRates: true, hasValidBilling: true, hasValidPayment: true }

test('a checkout step redirects to the first incomplete step before it [CHECKOUT-215]', () => {
  assert.equal(firstIncompleteStep({ ...all, hasValidShipping: false }), 'shipping')
  assert.equal(firstIncompleteStep({ ...all, hasRates: false }), 'shipping')
  assert.equal(firstIncompleteStep({ ...all, hasValidBilling: false }), 'payment')
  assert.equal(firstIncompleteStep({ ...all, hasValidPayment: false }), 'payment')
  assert.equal(firstIncompleteStep(all), 'review')
  assert.equal(stepRedirect('review', 'shipping'), 'shipping')
  assert.equal(stepRedirect('shipping', 'review'), null)
  assert.equal(stepRedirect('payment', 'payment'), null)
})

test('an order needs no card only if its total is zero', () => {
  assert.equal(needsCard(0, []), false)
  assert.equal(needsCard(1, []), true)
  assert.equal(needsCard(null, []), true)
})

test('a subscription needs a card even if nothing is due at checkout', () => {
  assert.equal(needsCard(0, ['subscription']), true)
  assert.equal(needsCard(0, ['subscription', 'trial']), true)
})
