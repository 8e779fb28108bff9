import assert from 'node:assert/strict'
import { test } from 'node:test'
import { promotionForTests } from './promotion-for-tests.ts'
import { activePrice, promotionPieces, promotionStatus, promotionStatuses, type Promotion } from './promotion.ts'

const from = Date.UTC(2026, 10, 20)
const to = Date.UTC(2026, 10, 30)
const promotion = (given: Partial<Promotion> = {}) => promotionForTests({ from, to, ...given })

test('a promotion is none, upcoming, active, expired or missed [PROMO-206]', () =>
  assert.deepEqual(promotionStatuses, ['none', 'upcoming', 'active', 'expired', 'missed']))

test('a promotion that is not switched on is none, and so is no promotion at all [PROMO-401]', () => {
  assert.equal(promotionStatus(promotion({ isEnabled: false }), from), 'none')
  assert.equal(promotionStatus(null, from), 'none')
})

test('a promotion is upcoming before its first instant [PROMO-207, PROMO-402]', () => {
  assert.equal(promotionStatus(promotion(), from - 1), 'upcoming')
})

test('a promotion is expired after its last instant [PROMO-208, PROMO-403]', () => {
  assert.equal(promotionStatus(promotion(), to + 1), 'expired')
})

test('both bounds belong to a promotion, and either may be open [PROMO-211, PROMO-213, PROMO-407]', () => {
  assert.equal(promotionStatus(promotion(), from), 'active')
  assert.equal(promotionStatus(promotion(), to), 'active')
  assert.equal(promotionStatus(promotion({ from: null }), 0), 'active')
  assert.equal(promotionStatus(promotion({ to: null }), Number.MAX_SAFE_INTEGER), 'active')
})

test('a counted promotion is expired without pieces [PROMO-209, PROMO-406]', () => {
  assert.equal(promotionStatus(promotion({ isQtyLimited: true, qty: 0 }), from), 'expired')
  assert.equal(promotionStatus(promotion({ isQtyLimited: true, qty: -1 }), from), 'expired')
  assert.equal(promotionStatus(promotion({ isQtyLimited: true, qty: 1 }), from), 'active')
})

test('a counted promotion whose pieces are missing or no number is expired [PROMO-210, PROMO-404]', () =>
  assert.equal(promotionStatus(promotion({ isQtyLimited: true, qty: null }), from), 'expired'))

test('pieces are looked at only when they are counted', () =>
  assert.equal(promotionStatus(promotion({ qty: 0 }), from), 'active'))

test('none comes before upcoming, and upcoming before expired [PROMO-409]', () => {
  const empty = { isQtyLimited: true, qty: 0 }
  assert.equal(promotionStatus(promotion({ ...empty, isEnabled: false }), from - 1), 'none')
  assert.equal(promotionStatus(promotion(empty), from - 1), 'upcoming')
})

test('a price counts only while its promotion runs [PRICE-002, PRICE-217]', () => {
  const at = (now: number) => activePrice(promotion(), now)
  assert.deepEqual([at(from - 1), at(from), at(to), at(to + 1)], [null, 8_000, 8_000, null])
})

test('pieces bound a cart while the promotion runs and counts them', () => {
  const counted = promotion({ isQtyLimited: true, qty: 3 })
  assert.equal(promotionPieces(counted, from), 3)
  assert.equal(promotionPieces(counted, from - 1), Infinity)
  assert.equal(promotionPieces(promotion({ qty: 3 }), from), Infinity)
})
