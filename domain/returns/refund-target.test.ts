import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isGiftCardOffered, isRefundedTo, splitByTarget } from './refund-target.ts'

test('the destination decides only about the part that no gift card paid', () => {
  assert.deepEqual(
    [splitByTarget(500, 200, 'gift_card'), splitByTarget(500, 200, 'payment')],
    [
      { giftCardPart: 200, newGiftCardPart: 300, cardPart: 0 },
      { giftCardPart: 200, newGiftCardPart: 0, cardPart: 300 },
    ],
  )
})

test('a refund matches the destination that received a part of it, and both if all of it went back to gift cards', () => {
  const targetsOf = (parts: ReturnType<typeof splitByTarget>) => [
    isRefundedTo('payment', parts),
    isRefundedTo('gift_card', parts),
  ]
  assert.deepEqual(targetsOf(splitByTarget(500, 200, 'payment')), [true, false])
  assert.deepEqual(targetsOf(splitByTarget(500, 200, 'gift_card')), [false, true])
  assert.deepEqual(targetsOf(splitByTarget(200, 200, 'gift_card')), [true, true])
})

test('a gift card is offered for a refund that does not return to gift cards completely', () => {
  assert.deepEqual(
    [isGiftCardOffered('refund', 1), isGiftCardOffered('refund', 0), isGiftCardOffered('exchange', 1)],
    [true, false, false],
  )
})
