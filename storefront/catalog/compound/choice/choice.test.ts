import assert from 'node:assert/strict'
import { test } from 'node:test'
import { giftAmount } from './choice.ts'

const us = { tag: 'en-US', currency: 'USD' }
const own = (text: string, format = us) => giftAmount({ amount: 'own', 'own-amount': text }, format)

test("a gift card has the selected listed amount, or the shopper's own amount if that option is selected", () => {
  assert.equal(giftAmount({ amount: '5000', 'own-amount': '44.50' }, us), 5_000)
  assert.equal(own('44.50'), 4_450)
  assert.equal(own('$1,234.50'), 123_450)
  assert.equal(own('1.000', { tag: 'de-DE', currency: 'EUR' }), 100_000)
  for (const text of ['', '0', '-5', 'ten', '44.505', '1e999']) assert.equal(own(text), null, text)
  assert.equal(giftAmount({ amount: 'all' }, us), null)
})
