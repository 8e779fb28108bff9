import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GiftCardRange } from '#domain/catalog/gift-card-range.ts'
import { giftCardAmount } from './gift-card-amount.ts'

const range: GiftCardRange = {
  type: 'virtual',
  amounts: [2_500, 5_000],
  isOpenAmountAllowed: true,
  openAmountMin: 1_000,
  openAmountMax: 50_000,
}
const custom = 'Custom amount must be allowed and within min/max'
const messageOf = (priced: ReturnType<typeof giftCardAmount>) => ('error' in priced ? priced.error.message : undefined)

test('a listed gift card amount is its price, and any other amount gets the error "Fixed amount must be in the listed amounts" [GIFT-208, GIFT-209]', () => {
  assert.deepEqual(giftCardAmount(range, { amount: 5_000 }), { price: 5_000 })
  const other = giftCardAmount(range, { amount: 4_999 })
  assert.equal(messageOf(other), 'Fixed amount must be in the listed amounts')
})

test('a custom gift card amount is refused unless the card allows it [GIFT-206]', () => {
  const closed = { ...range, isOpenAmountAllowed: false }
  assert.equal(messageOf(giftCardAmount(closed, { customAmount: 5_000 })), custom)
})

test("a custom gift card amount must be within the card's limits, inclusive [GIFT-207]", () => {
  const at = (customAmount: number) => messageOf(giftCardAmount(range, { customAmount }))
  assert.deepEqual([at(999), at(1_000), at(50_000), at(50_001)], [custom, undefined, undefined, custom])
})

test('a gift card without an amount gets the error "Invalid giftcard item"', () =>
  assert.equal(messageOf(giftCardAmount(range, {})), 'Invalid giftcard item'))
