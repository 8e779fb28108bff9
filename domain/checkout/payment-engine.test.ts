import assert from 'node:assert/strict'
import { test } from 'node:test'
import { engineFor, paymentTypeOf } from './payment-engine.ts'

test('whoever takes the cards of a site, what is agreed to at PayPal is taken there; all else is theirs', () => {
  for (const cards of ['spreedly', 'adyen'] as const) {
    assert.equal(engineFor('paypal', cards), 'paypal')
    for (const method of ['scheme', 'applepay', 'googlepay', 'nobody-takes-it'])
      assert.equal(engineFor(method, cards), cards)
  }
})

test('a payment is of Adyen or of the default, which PayPal has too [PAY-203]', () => {
  assert.deepEqual((['spreedly', 'adyen', 'paypal'] as const).map(paymentTypeOf), ['spreedly', 'adyen', 'spreedly'])
})
