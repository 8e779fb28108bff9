import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reportQuery } from './report-query.ts'

const read = (query: string) => reportQuery('sales', new URLSearchParams(query), '2026-11-20')

test('a report without filters shows the last 30 days by day', () => {
  assert.deepEqual(read(''), { preset: 'last_30', by: 'day', from: '2026-10-22', to: '2026-11-20' })
})

test('the period and the grouping are read from the URL', () => {
  assert.deepEqual(read('period=custom&from=2026-01-05&to=2026-02-01&by=month'), {
    preset: 'custom',
    by: 'month',
    from: '2026-01-05',
    to: '2026-02-01',
  })
})

test('unknown values in the URL are ignored', () => {
  assert.deepEqual(read('period=custom&from=2026-13-41&to=x&by=product'), read(''))
})
