import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calendarWeeks, monthOf, shiftMonth, calendarPage } from './calendar-weeks.ts'

const promotion = (id: number, from: string | null, to: string | null, productId = id) => ({
  id,
  productId,
  from,
  to,
  price: 80,
  state: 'running',
})
const barsOf = (promotions: ReturnType<typeof promotion>[]) =>
  calendarWeeks('2026-11', promotions).map(({ bars }) =>
    bars.map((bar) => [bar.promotions.map(({ id }) => id).join(), bar.start, bar.end, bar.isContinued, bar.continues]),
  )

test('a promotion calendar page has whole weeks from Sunday to Saturday', () => {
  assert.deepEqual(calendarPage('2026-11'), { from: '2026-11-01', to: '2026-12-05' })
  assert.deepEqual(calendarPage('2026-10'), { from: '2026-09-27', to: '2026-10-31' })
})

test('the calendar shows a promotion as a bar in each of its weeks, and a promotion without an end date continues', () => {
  assert.deepEqual(barsOf([promotion(1, '2026-11-05', '2026-11-16')]), [
    [['1', 4, 6, false, true]],
    [['1', 0, 6, true, true]],
    [['1', 0, 1, true, false]],
    [],
    [],
  ])
  assert.deepEqual(barsOf([promotion(1, null, null)])[4], [['1', 0, 6, true, true]])
})

test('in the promotion calendar, variants of a product with the same days share a bar, and earlier bars come first', () => {
  const bars = barsOf([
    promotion(3, '2026-11-10', '2026-11-10', 3),
    promotion(1, '2026-11-09', '2026-11-12', 9),
    promotion(2, '2026-11-09', '2026-11-12', 9),
  ])
  assert.deepEqual(bars[1], [
    ['1,2', 1, 4, false, false],
    ['3', 2, 2, false, false],
  ])
})

test('the promotion calendar shows the month in the URL, or the current month if the URL has no valid month', () => {
  const months = [monthOf('2027-02', '2026-11-29'), monthOf(null, '2026-11-29'), monthOf('2027-13', '2026-11-29')]
  assert.deepEqual(months, ['2027-02', '2026-11', '2026-11'])
  assert.deepEqual([shiftMonth('2026-12', 1), shiftMonth('2026-01', -1)], ['2027-01', '2025-12'])
})
