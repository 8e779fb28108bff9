import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysIn, daysOfSpan, periodProblem, presetPeriod, previousPeriod, spansOf } from './period.ts'

test('a report period includes both its first and its last day, even when clocks change', () => {
  assert.equal(daysIn({ from: '2026-03-01', to: '2026-03-31' }), 31)
  assert.equal(daysIn({ from: '2026-03-08', to: '2026-03-08' }), 1)
})

test('a report period ends on or after its first day and covers at most 400 days', () => {
  assert.equal(periodProblem({ from: '2026-01-02', to: '2026-01-01' }), 'period_reversed')
  assert.equal(periodProblem({ from: '2025-01-01', to: '2026-02-04' }), null)
  assert.equal(periodProblem({ from: '2025-01-01', to: '2026-02-05' }), 'period_too_long')
})

test('the previous report period has the same length and ends on the day before', () => {
  assert.deepEqual(previousPeriod({ from: '2026-03-01', to: '2026-03-31' }), { from: '2026-01-29', to: '2026-02-28' })
})

test('preset report periods end today, except last month', () => {
  const of = (preset: Parameters<typeof presetPeriod>[0]) => Object.values(presetPeriod(preset, '2026-03-31'))
  assert.deepEqual(of('today'), ['2026-03-31', '2026-03-31'])
  assert.deepEqual(of('last_7'), ['2026-03-25', '2026-03-31'])
  assert.deepEqual(of('last_30'), ['2026-03-02', '2026-03-31'])
  assert.deepEqual(of('last_90'), ['2026-01-01', '2026-03-31'])
  assert.deepEqual(of('this_month'), ['2026-03-01', '2026-03-31'])
  assert.deepEqual(of('last_month'), ['2026-02-01', '2026-02-28'])
})

test("a report period is divided into days, weeks starting on Monday, or months, and the first and last are cut off at the period's bounds", () => {
  const period = { from: '2025-12-30', to: '2026-02-02' }
  assert.deepEqual(spansOf('month', period), ['2025-12-01', '2026-01-01', '2026-02-01'])
  const weeks = ['2025-12-29', '2026-01-05', '2026-01-12', '2026-01-19', '2026-01-26', '2026-02-02']
  assert.deepEqual(spansOf('week', period), weeks)
  assert.equal(spansOf('day', period).length, 35)
  assert.deepEqual(daysOfSpan('month', '2025-12-01', period), { from: '2025-12-30', to: '2025-12-31' })
  assert.deepEqual(daysOfSpan('week', '2026-02-02', period), { from: '2026-02-02', to: '2026-02-02' })
  assert.deepEqual(daysOfSpan('day', '2026-01-05', period), { from: '2026-01-05', to: '2026-01-05' })
})
