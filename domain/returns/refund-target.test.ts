import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isGiftCardOffered, isRefundedTo, splitByTarget } from './refund-target.ts'

test('the refund destination applies only to the amount that gift cards did not pay', () => {
  assert.deepEqual(
    [splitByTarget(500, 200, 'gift_card'), splitByTarget(500, 200, 'payment')],
    [
      { giftCardPart: 200, newGiftCardPart: 300, cardPart: 0 },
      { giftCardPart: 200, newGiftCardPart: 0, cardPart: 300 },
    ],
  )
})

test('a refund matches the destination that received part of the money, and both destinations if all of the money went back to gift cards', () => {
  const targetsOf = (parts: ReturnType<typeof splitByTarget>) => [
    isRefundedTo('payment', parts),
    isRefundedTo('gift_card', parts),
  ]
  assert.deepEqual(targetsOf(splitByTarget(500, 200, 'payment')), [true, false])
  assert.deepEqual(targetsOf(splitByTarget(500, 200, 'gift_card')), [false, true])
  assert.deepEqual(targetsOf(splitByTarget(200, 200, 'gift_card')), [true, true])
})

test('a refund to a gift card is offered unless the entire refund goes back to the gift cards that paid', () => {
  assert.deepEqual(
    [isGiftCardOffered('refund', 1), isGiftCardOffered('refund', 0), isGiftCardOffered('exchange', 1)],
    [true, false, false],
  )
})
