import assert from 'node:assert/strict'
import { test } from 'node:test'
import { engineFor, paymentTypeOf } from './payment-engine.ts'

test('PayPal payments go to PayPal, and all others to the card engine of the site', () => {
  for (const cards of ['spreedly', 'adyen'] as const) {
    assert.equal(engineFor('paypal', cards), 'paypal')
    for (const method of ['scheme', 'applepay', 'googlepay', 'nobody-takes-it'])
      assert.equal(engineFor(method, cards), cards)
  }
})

test('a payment type is adyen or the default, which PayPal shares [PAY-203]', () => {
  assert.deepEqual((['spreedly', 'adyen', 'paypal'] as const).map(paymentTypeOf), ['spreedly', 'adyen', 'spreedly'])
})
