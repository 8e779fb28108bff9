import assert from 'node:assert/strict'
import { test } from 'node:test'
import { taxFile } from '#domain/rates/tax-file.ts'
import { csvOf, newCells, nextCells } from './rate-fields.ts'

const { columns } = taxFile
const ohio = ['US', 'OH', '', '', '', 'Ohio sales tax', 'regional', '5.75', 'no', 'no', '2025-01-01', '2026-12-31']
const today = '2026-06-01'

test('the next rate after a current one starts today and has no end', () => {
  const cells = nextCells(columns, { cells: ohio, state: 'current' }, today)
  assert.deepEqual([cells['percent'], cells['valid from'], cells['valid to']], ['5.75', today, ''])
})

test('an upcoming rate is corrected from its first day', () => {
  const cells = nextCells(columns, { cells: ohio, state: 'upcoming' }, today)
  assert.deepEqual([cells['valid from'], cells['valid to']], ['2025-01-01', '2026-12-31'])
})

test('a new rate starts today, with a valid choice in each select', () => {
  const cells = newCells({ columns, site: 'USA', today })
  assert.deepEqual(
    [cells['level'], cells['compound'], cells['class'], cells['valid from']],
    ['national', 'no', '', today],
  )
  assert.deepEqual(Object.keys(cells), columns)
})

test('a rate becomes a file of one row, with quotes where they are needed', () => {
  const cells = { ...nextCells(columns, { cells: ohio, state: 'current' }, today), name: ' Tax, "local" ' }
  const [header, row, rest] = csvOf(columns, cells).split('\r\n')
  assert.equal(header, columns.join(','))
  assert.equal(row, `US,OH,,,,"Tax, ""local""",regional,5.75,no,no,${today},`)
  assert.equal(rest, '')
})
