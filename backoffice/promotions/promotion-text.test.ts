import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysText, discountPercent } from './promotion-text.ts'

test("a promotion's days are shown as a range, one day, or open-ended", () => {
  const text = (from: string | null, to: string | null) => daysText({ from, to })
  assert.equal(text('2026-11-20', '2026-11-30'), 'Nov 20, 2026 – Nov 30, 2026')
  assert.equal(text('2026-11-20', '2026-11-20'), 'Nov 20, 2026')
  assert.equal(text('2026-11-20', null), 'From Nov 20, 2026')
  assert.equal(text(null, '2026-11-30'), 'Until Nov 30, 2026')
  assert.equal(text(null, null), 'Always')
})

test('a promotion shows a discount of at least 1 percent, and none if its price is not lower', () => {
  assert.deepEqual([discountPercent(80, 100), discountPercent(99.9, 100)], [20, 1])
  assert.deepEqual([discountPercent(100, 100), discountPercent(80, null)], [null, null])
})
