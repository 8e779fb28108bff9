import assert from 'node:assert/strict'
import { test } from 'node:test'
import { callQuery, queryProblem, reportQuery } from './report-query.ts'

const read = (query: string) => reportQuery('sales', new URLSearchParams(query), '2026-11-20')

test('a report without filters shows the last 30 days by day', () => {
  assert.deepEqual(read(''), { preset: 'last_30', by: 'day', from: '2026-10-22', to: '2026-11-20' })
})

test("a report's period and grouping are read from the URL", () => {
  assert.deepEqual(read('period=custom&from=2026-01-05&to=2026-02-01&by=month'), {
    preset: 'custom',
    by: 'month',
    from: '2026-01-05',
    to: '2026-02-01',
  })
})

test('unknown values in a report URL are ignored, and days outside the calendar or the years 2000 to 2199 are a problem', () => {
  assert.deepEqual(read('period=never&by=product'), read(''))
  const problems = ['2026-02-31', '2026-13-41', '1999-12-31', '2200-01-01', 'x', ''].map((day) =>
    queryProblem(read(`period=custom&from=${day}&to=2026-03-01`)),
  )
  assert.deepEqual(new Set(problems), new Set(['day_invalid']))
  assert.equal(queryProblem(read('period=custom&from=2026-03-02&to=2026-03-01')), 'period_reversed')
  assert.equal(queryProblem(read('period=custom&from=2024-02-29&to=2024-02-29')), null)
})

test('a preset report period is sent by name, because the current day can differ between sites', () => {
  const days = { from: '2026-11-20', to: '2026-11-20', by: 'day' }
  assert.deepEqual(callQuery(null, read('period=today')), { ...days, preset: 'today' })
  const custom = read('period=custom&from=2026-11-20&to=2026-11-20')
  assert.deepEqual(callQuery('AUS', custom), { ...days, site: 'AUS' })
})
