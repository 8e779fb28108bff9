import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refundTargetText, wantedText } from './refund-texts.ts'

test('the destination of a refund is that of its parts, and none if all of it returns to used gift cards', () => {
  assert.deepEqual(
    [
      refundTargetText({ giftCards: 20, newGiftCard: 0, card: 30 }),
      refundTargetText({ giftCards: 20, newGiftCard: 30, card: 0 }),
      refundTargetText({ giftCards: 50, newGiftCard: 0, card: 0 }),
    ],
    ['Original payment', 'New gift card', null],
  )
})

test('the request of the customer names the gift card only for a refund', () => {
  assert.deepEqual(
    [
      wantedText({ resolution: 'refund', refundTo: 'gift_card' }),
      wantedText({ resolution: 'refund', refundTo: 'payment' }),
      wantedText({ resolution: 'exchange', refundTo: 'payment' }),
    ],
    ['Refund to gift card', 'Refund', 'Exchange'],
  )
})
