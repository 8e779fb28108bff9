import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextTry, periodStart } from './periods.ts'

test('a month later is the same day, or the last one of a month that lacks it, and then that day again', () => {
  const starts = [0, 1, 2, 3, 12, 13].map((period) => periodStart('2026-01-31', 'Month', period))
  assert.deepEqual(starts, ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2027-01-31', '2027-02-28'])
})

test('a year from a leap day ends a day earlier, until the next leap year', () => {
  const starts = [1, 4].map((period) => periodStart('2028-02-29', 'Year', period))
  assert.deepEqual(starts, ['2029-02-28', '2032-02-29'])
})

test('weeks count days, over the end of a year too', () => {
  assert.equal(periodStart('2026-12-25', 'Week', 2), '2027-01-08')
})

test('a refused charge is tried again after 1, 3 and 7 days, then no more [PROGRAM-211]', () => {
  const tries = [1, 2, 3, 4].map((failures) => nextTry('2026-11-28', failures, '2026-11-28'))
  assert.deepEqual(tries, ['2026-11-29', '2026-12-01', '2026-12-05', null])
})

test('a try that was missed is made a day later, never twice on one day', () => {
  assert.equal(nextTry('2026-11-01', 2, '2026-11-20'), '2026-11-21')
})
