import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sortEarnedDiscounts, earnedPrice, type CustomerEarnedDiscount } from './customer-earned-discount.ts'

const earned = (overrides: Partial<CustomerEarnedDiscount>): CustomerEarnedDiscount => ({
  productId: 7,
  type: 'percent',
  value: 10,
  remainingUses: 1,
  freeShipping: false,
  ...overrides,
})

test('a percentage discount reduces the price by that percentage [EARNED-003, EARNED-203]', () => {
  assert.equal(earnedPrice(10_000, earned({ value: 20 })), 8_000)
  assert.equal(earnedPrice(999, earned({ value: 50 })), 500, 'rounded half up to the cent')
  assert.equal(earnedPrice(10_000, earned({ value: 100 })), 0)
})

test('a fixed discount reduces the price by its amount, but never below zero [EARNED-003, EARNED-204]', () => {
  assert.equal(earnedPrice(10_000, earned({ type: 'fixed', value: 1_500 })), 8_500)
  assert.equal(earnedPrice(1_000, earned({ type: 'fixed', value: 1_500 })), 0)
})

test('the earned discount that saves the most comes first', () => {
  const percent = earned({ value: 20 })
  const fixed = earned({ type: 'fixed', value: 1_500 })
  assert.deepEqual(sortEarnedDiscounts([fixed, percent], 10_000), [percent, fixed])
  assert.deepEqual(sortEarnedDiscounts([percent, fixed], 5_000), [fixed, percent])
})

test('if two discounts save the same, the one with free shipping comes first, then the one with more remaining uses', () => {
  const plain = earned({ remainingUses: 9 })
  const few = earned({ freeShipping: true })
  const many = earned({ freeShipping: true, remainingUses: 2 })
  assert.deepEqual(sortEarnedDiscounts([plain, few, many], 10_000), [many, few, plain])
})
