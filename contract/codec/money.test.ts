import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { toMinor, toWireAmount } from './amounts.ts'
import { Amount } from './money.ts'

test('an amount with more than two decimals is refused', () => {
  for (const amount of [0, 1, 295, 0.1, 0.07, 1.15, 99_999_999.99])
    assert.equal(Amount.safeParse(amount).success, true, String(amount))
  for (const amount of [0.001, 1.005, -1, Number.NaN, Infinity, 1e9, '5'])
    assert.equal(Amount.safeParse(amount).success, false, String(amount))
})

test('converting minor units to wire amounts and back preserves the amount', () =>
  fc.assert(
    fc.property(fc.nat({ max: 9_999_999_999 }), (minor) => {
      assert.equal(toMinor(toWireAmount(minor)), minor)
      assert.equal(Amount.safeParse(toWireAmount(minor)).success, minor <= 9_999_999_999)
    }),
  ))
