import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refundTargetText, requestedResolutionText } from './refund-texts.ts'

test('a refund is labeled with its destination, or has no label if the entire refund goes back to gift cards', () => {
  assert.deepEqual(
    [
      refundTargetText({ giftCards: 20, newGiftCard: 0, card: 30 }),
      refundTargetText({ giftCards: 20, newGiftCard: 30, card: 0 }),
      refundTargetText({ giftCards: 50, newGiftCard: 0, card: 0 }),
    ],
    ['Original payment', 'New gift card', null],
  )
})

test("the customer's return request mentions the gift card only for a refund", () => {
  assert.deepEqual(
    [
      requestedResolutionText({ resolution: 'refund', refundTo: 'gift_card' }),
      requestedResolutionText({ resolution: 'refund', refundTo: 'payment' }),
      requestedResolutionText({ resolution: 'exchange', refundTo: 'payment' }),
    ],
    ['Refund to gift card', 'Refund', 'Exchange'],
  )
})
