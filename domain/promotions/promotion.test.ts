import assert from 'node:assert/strict'
import { test } from 'node:test'
import { promotionForTests } from './promotion-for-tests.ts'
import { activePrice, promotionUnits, promotionStatus, promotionStatuses, type Promotion } from './promotion.ts'

const from = Date.UTC(2026, 10, 20)
const to = Date.UTC(2026, 10, 30)
const promotion = (overrides: Partial<Promotion> = {}) => promotionForTests({ from, to, ...overrides })

test('a promotion status is none, upcoming, active, expired, or missed [PROMO-206]', () =>
  assert.deepEqual(promotionStatuses, ['none', 'upcoming', 'active', 'expired', 'missed']))

test('a disabled or missing promotion has the status none [PROMO-401]', () => {
  assert.equal(promotionStatus(promotion({ isEnabled: false }), from), 'none')
  assert.equal(promotionStatus(null, from), 'none')
})

test('a promotion is upcoming before its start [PROMO-207, PROMO-402]', () => {
  assert.equal(promotionStatus(promotion(), from - 1), 'upcoming')
})

test('a promotion is expired after its end [PROMO-208, PROMO-403]', () => {
  assert.equal(promotionStatus(promotion(), to + 1), 'expired')
})

test("both bounds of a promotion's period are inclusive, and either may be open [PROMO-211, PROMO-213, PROMO-407]", () => {
  assert.equal(promotionStatus(promotion(), from), 'active')
  assert.equal(promotionStatus(promotion(), to), 'active')
  assert.equal(promotionStatus(promotion({ from: null }), 0), 'active')
  assert.equal(promotionStatus(promotion({ to: null }), Number.MAX_SAFE_INTEGER), 'active')
})

test('a limited promotion without remaining units is expired [PROMO-209, PROMO-406]', () => {
  assert.equal(promotionStatus(promotion({ isQtyLimited: true, qty: 0 }), from), 'expired')
  assert.equal(promotionStatus(promotion({ isQtyLimited: true, qty: -1 }), from), 'expired')
  assert.equal(promotionStatus(promotion({ isQtyLimited: true, qty: 1 }), from), 'active')
})

test('a limited promotion with a missing or invalid quantity is expired [PROMO-210, PROMO-404]', () =>
  assert.equal(promotionStatus(promotion({ isQtyLimited: true, qty: null }), from), 'expired'))

test('an unlimited promotion stays active with a quantity of zero', () =>
  assert.equal(promotionStatus(promotion({ qty: 0 }), from), 'active'))

test('promotion status none takes precedence over upcoming, and upcoming over expired [PROMO-409]', () => {
  const empty = { isQtyLimited: true, qty: 0 }
  assert.equal(promotionStatus(promotion({ ...empty, isEnabled: false }), from - 1), 'none')
  assert.equal(promotionStatus(promotion(empty), from - 1), 'upcoming')
})

test('a promotion price applies only while the promotion is active [PRICE-002, PRICE-217]', () => {
  const at = (now: number) => activePrice(promotion(), now)
  assert.deepEqual([at(from - 1), at(from), at(to), at(to + 1)], [null, 8_000, 8_000, null])
})

test("a limited promotion's remaining units limit the cart only while the promotion is active", () => {
  const counted = promotion({ isQtyLimited: true, qty: 3 })
  assert.equal(promotionUnits(counted, from), 3)
  assert.equal(promotionUnits(counted, from - 1), Infinity)
  assert.equal(promotionUnits(promotion({ qty: 3 }), from), Infinity)
})
