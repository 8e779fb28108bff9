import assert from 'node:assert/strict'
import { test } from 'node:test'
import { giftAmount } from './choice.ts'

test("a gift card has a listed amount, or the shopper's own while that is chosen", () => {
  assert.equal(giftAmount({ amount: '5000', 'own-amount': '44.50' }), 5_000)
  assert.equal(giftAmount({ amount: 'own', 'own-amount': '44.50' }), 4_450)
  assert.equal(giftAmount({ amount: 'own', 'own-amount': '44,50' }), 4_450)
  for (const own of ['', '0', '-5', 'ten']) assert.equal(giftAmount({ amount: 'own', 'own-amount': own }), null, own)
  assert.equal(giftAmount({ amount: 'all' }), null)
})
