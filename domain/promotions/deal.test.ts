import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dealOf, nextDealChange } from './deal.ts'
import { promotionForTests } from './promotion-for-tests.ts'
import type { Promotion } from './promotion.ts'

const hour = 3_600_000
const from = Date.UTC(2026, 10, 20)
const to = Date.UTC(2026, 10, 27, 18)
const promotion = (overrides: Partial<Promotion> = {}) => promotionForTests({ from, to, ...overrides })

test('a deal is shown before it starts, while it is active, and for a week after it ends', () => {
  assert.deepEqual(dealOf(promotion(), from - 1), { status: 'upcoming', price: 8_000, from })
  assert.deepEqual(dealOf(promotion(), to), { status: 'active', to, left: null })
  assert.deepEqual(dealOf(promotion(), to + 1), { status: 'expired', cause: 'ended', to })
  assert.equal(dealOf(promotion(), to + 8 * 24 * hour), null)
  assert.equal(dealOf(promotion({ isEnabled: false }), from), null)
  assert.equal(dealOf(null, from), null)
})

test('limited units are shown once ten or fewer are left, and a sold-out deal is shown until its scheduled end', () => {
  const remaining = (qty: number) => dealOf(promotion({ isQtyLimited: true, qty }), from)
  assert.deepEqual(remaining(11), { status: 'active', to, left: null })
  assert.deepEqual(remaining(10), { status: 'active', to, left: 10 })
  assert.deepEqual(dealOf(promotion({ isQtyLimited: true, qty: 0 }), to), {
    status: 'expired',
    cause: 'sold_out',
    to,
  })
})

test('a deal changes at its start, a day before its end, at its end, and a week after its end', () => {
  const turns: number[] = []
  for (let at = 0; at !== Infinity; at = nextDealChange(promotion(), at)) turns.push(at)
  assert.deepEqual(turns.slice(1), [from, to - 24 * hour, to + 1, to + 7 * 24 * hour + 1])
  assert.equal(nextDealChange(promotion({ from: null, to: null }), 0), Infinity)
  assert.equal(nextDealChange(promotion({ isEnabled: false }), 0), Infinity)
})
