import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { percentOf, roundMinor, allocateAmount } from './money.ts'

test('amounts are rounded to two decimals without floating-point errors [PRICE-210]', () => {
  assert.equal(roundMinor(10.005 * 100), 1001)
  assert.equal(roundMinor(1.005 * 100), 101)
  assert.equal(percentOf(29_500, 7.25), 2139)
})

test('a half is rounded away from zero, for positive and negative amounts [PRICE-211]', () => {
  assert.deepEqual([roundMinor(0.5), roundMinor(-0.5), roundMinor(1.5), roundMinor(-1.5)], [1, -1, 2, -2])
  fc.assert(fc.property(fc.integer(), (amount) => assert.equal(roundMinor(amount), amount)))
})

const amount = fc.integer({ min: -1_000_000, max: 1_000_000 })
const weights = fc.array(fc.nat({ max: 10_000 }), { minLength: 1, maxLength: 20 })

test('when an amount is split and remainders are equal, the first part gets the extra cent [PRICE-214]', () => {
  assert.deepEqual(allocateAmount(10, [1, 1, 4]), [2, 2, 6])
  assert.deepEqual(allocateAmount(-10, [4, 1, 1]), [-7, -2, -1])
  assert.deepEqual(allocateAmount(4, [1, 1, 4]), [1, 1, 2])
})

test('the parts of a split amount add up to the whole, and each differs from its exact share by less than a cent', () =>
  fc.assert(
    fc.property(amount, weights, (whole, shares) => {
      const parts = allocateAmount(whole, shares)
      assert.equal(
        parts.reduce((sum, part) => sum + part, 0),
        whole,
      )
      const total = shares.reduce((sum, share) => sum + share, 0)
      if (total === 0) return
      for (const [index, part] of parts.entries()) assert.ok(Math.abs(part - (whole * shares[index]!) / total) < 1)
    }),
  ))
