import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextRetryDay, periodStart } from './periods.ts'

test('a monthly period starts on the same day, or the last day of a shorter month, without drifting', () => {
  const starts = [0, 1, 2, 3, 12, 13].map((period) => periodStart('2026-01-31', 'Month', period))
  assert.deepEqual(starts, ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2027-01-31', '2027-02-28'])
})

test('a yearly period starting on a leap day restarts on February 28 until the next leap year', () => {
  const starts = [1, 4].map((period) => periodStart('2028-02-29', 'Year', period))
  assert.deepEqual(starts, ['2029-02-28', '2032-02-29'])
})

test('weekly periods count days across year boundaries', () => {
  assert.equal(periodStart('2026-12-25', 'Week', 2), '2027-01-08')
})

test('a declined renewal charge is retried after 1, 3, and 7 days, and then not again [PROGRAM-211]', () => {
  const attempts = [1, 2, 3, 4].map((failures) => nextRetryDay('2026-11-28', failures, '2026-11-28'))
  assert.deepEqual(attempts, ['2026-11-29', '2026-12-01', '2026-12-05', null])
})

test('an overdue retry is scheduled for the next day', () => {
  assert.equal(nextRetryDay('2026-11-01', 2, '2026-11-20'), '2026-11-21')
})
