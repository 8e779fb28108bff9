import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sizeChartProblem } from './size-chart.ts'

const chart = { columns: ['Size', 'Waist'], rows: [['S', '60 to 75 cm']], note: 'Measure at the navel.' }

test('a size chart has columns and rows of the same length, and its note is optional', () => {
  const { note: _, ...least } = chart
  for (const each of [chart, least]) assert.equal(sizeChartProblem(each), null)
})

test('each problem in a size chart is reported', () => {
  const invalid: readonly (readonly [change: object, why: RegExp])[] = [
    [{ columns: ['Size'] }, /^columns/],
    [{ columns: Array.from({ length: 9 }, String) }, /^columns/],
    [{ rows: [] }, /^rows/],
    [{ rows: [['S', '60 cm'], ['M']] }, /^Row 2/],
    [{ rows: [['S', 60]] }, /^Row 1/],
    [{ rows: [['S', 'a'.repeat(81)]] }, /^Row 1/],
    [{ note: 5 }, /^note/],
    [{ unit: 'cm' }, /no unit field/],
  ]
  for (const [change, why] of invalid) assert.match(sizeChartProblem({ ...chart, ...change }) ?? '', why)
  assert.match(sizeChartProblem([]) ?? '', /object/)
})
