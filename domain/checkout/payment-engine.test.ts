import assert from 'node:assert/strict'
import { test } from 'node:test'
import { engineFor, paymentTypeOf } from './payment-engine.ts'

test("PayPal payments go to PayPal, and all others to the site's card engine", () => {
  for (const cards of ['spreedly', 'adyen'] as const) {
    assert.equal(engineFor('paypal', cards), 'paypal')
    for (const method of ['scheme', 'applepay', 'googlepay', 'nobody-takes-it'])
      assert.equal(engineFor(method, cards), cards)
  }
})

test('the payment type is adyen for Adyen, and the default for Spreedly and PayPal [PAY-203]', () => {
  assert.deepEqual((['spreedly', 'adyen', 'paypal'] as const).map(paymentTypeOf), ['spreedly', 'adyen', 'spreedly'])
})
