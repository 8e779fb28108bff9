import assert from 'node:assert/strict'
import { test } from 'node:test'
import { promotionDaysOf, endOfDay, startOfDay } from './promotion-days.ts'
import { promotionForTests } from './promotion-for-tests.ts'
import {
  mergePromotion,
  overlappingPromotions,
  promotionProblems,
  promotionState,
  type PromotionFields,
} from './scheduled-promotion.ts'

const from = Date.UTC(2026, 10, 20)
const to = Date.UTC(2026, 10, 30)
const fields = (overrides: Partial<PromotionFields> = {}): PromotionFields => ({
  price: 8_000,
  from: '2026-11-20',
  to: '2026-11-30',
  qty: null,
  ...overrides,
})

test('a promotion is scheduled, running, sold out until its last day, and then ended', () => {
  const limited = promotionForTests({ from, to, isQtyLimited: true, qty: 1 })
  assert.equal(promotionState(limited, from - 1), 'scheduled')
  assert.equal(promotionState(limited, from), 'running')
  assert.equal(promotionState({ ...limited, qty: 0 }, from), 'sold_out')
  assert.equal(promotionState({ ...limited, qty: 0 }, to + 1), 'ended')
  assert.equal(promotionState(limited, to + 1), 'ended')
})

test('a promotion lasts from the first to the last moment of its days in the time zone of the site [PROMO-213]', () => {
  assert.equal(startOfDay('USA', '2026-11-20'), Date.UTC(2026, 10, 20, 5))
  assert.equal(endOfDay('USA', '2026-11-30'), Date.UTC(2026, 11, 1, 5) - 1)
  assert.equal(startOfDay('AUS', '2026-11-20'), Date.UTC(2026, 10, 19, 13))
  // Daylight saving time ends on this day in Ohio, so it has 25 hours.
  assert.equal(endOfDay('USA', '2026-11-01') - startOfDay('USA', '2026-11-01') + 1, 25 * 3_600_000)
  const days = { from: '2026-11-20', to: null } as const
  assert.deepEqual(promotionDaysOf('AUS', { from: startOfDay('AUS', '2026-11-20'), to: null }), days)
})

test('a promotion price must be lower than the normal price, and its end must not be before its start or today', () => {
  const problemsOf = (overrides: Partial<PromotionFields>, normal: number | null = 10_000) =>
    promotionProblems(fields(overrides), { normal, today: '2026-11-22' }).map(({ field, code }) => `${field} ${code}`)
  assert.deepEqual(problemsOf({}), [])
  assert.deepEqual(problemsOf({ from: null, to: null }), [])
  assert.deepEqual(problemsOf({ price: 10_000 }), ['price not_lower'])
  assert.deepEqual(problemsOf({ to: '2026-11-19' }), ['to end_before_start'])
  assert.deepEqual(problemsOf({ to: '2026-11-21' }), ['to end_in_past'])
  assert.deepEqual(problemsOf({ to: '2026-11-22' }), [])
  assert.deepEqual(problemsOf({}, null), ['price not_sold'])
})

test('an edit to a promotion changes only the edited fields, and a field that has changed to a different value since is a conflict', () => {
  const read = fields({ qty: 10 })
  const sold = fields({ qty: 8 })
  const cheaper = mergePromotion(sold, { read, edited: { ...read, price: 7_000 } })
  assert.deepEqual([cheaper.fields, cheaper.conflicts], [{ ...sold, price: 7_000 }, []])
  assert.deepEqual(mergePromotion(sold, { read, edited: { ...read, qty: 20 } }).conflicts, ['qty'])
  assert.deepEqual(mergePromotion(sold, { read, edited: { ...read, qty: 8 } }).changed, [])
})

test('promotions overlap if they share a day, and a promotion without an end date overlaps all later days', () => {
  const others = [
    fields({ to: '2026-11-21' }),
    fields({ from: '2026-12-05', to: null }),
    fields({ from: null, to: null }),
  ]
  const overlapsOf = (first: PromotionFields['from'], last: PromotionFields['to']) =>
    overlappingPromotions(others, { from: first, to: last }).map((each) => others.indexOf(each))
  assert.deepEqual(overlapsOf('2026-11-22', '2026-12-04'), [2])
  assert.deepEqual(overlapsOf('2026-11-21', '2026-11-21'), [0, 2])
  assert.deepEqual(overlapsOf('2026-12-01', null), [1, 2])
  assert.deepEqual(overlapsOf(null, null), [0, 1, 2])
})
