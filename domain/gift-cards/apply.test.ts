import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applyGiftCards } from './apply.ts'

const amounts = (balances: readonly number[], total: number) =>
  applyGiftCards(
    balances.map((balance) => ({ balance })),
    total,
  ).map(({ amount }) => amount)

test('a gift card pays at most its balance [GIFT-210]', () => {
  assert.deepEqual(amounts([2_000], 10_000), [2_000])
  assert.deepEqual(amounts([2_000, 3_000], 10_000), [2_000, 3_000])
})

test('a gift card pays at most the remaining total, so a second card pays nothing once the first covers it [GIFT-211]', () => {
  assert.deepEqual(amounts([20_000], 10_000), [10_000])
  assert.deepEqual(amounts([20_000, 5_000], 10_000), [10_000, 0])
  assert.deepEqual(amounts([4_000, 20_000, 5_000], 10_000), [4_000, 6_000, 0])
  assert.deepEqual(amounts([20_000], 0), [0])
})
