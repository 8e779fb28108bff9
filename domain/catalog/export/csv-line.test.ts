import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvLine, unescapeFormula } from './csv-line.ts'

test('CSV cells with commas, quotes, and line breaks are quoted', () => {
  assert.equal(csvLine(['a', 'b,c', 'say "d"', 'e\nf', '']), 'a,"b,c","say ""d""","e\nf",\r\n')
})

const formulas = ['=1+1', '+49 30 1234', '-2+3', '@SUM(A1)', '\tx', '\rx', '-5 kg', '--', "'=1", "''@x"]
const plain = ['-5', '+5', '-5.25', '0', 'a=b', "'quoted'", '', '[{"a":1}]']

test('a cell that a spreadsheet would run as a formula is prefixed with an apostrophe, and numbers stay numbers [T38]', () => {
  for (const cell of formulas) assert.match(csvLine([cell]), /^"?'/, JSON.stringify(cell))
  for (const cell of plain.filter((each) => !each.includes('"'))) assert.equal(csvLine([cell]), `${cell}\r\n`)
})

test('reading a CSV cell removes an apostrophe only if writing added it', () => {
  for (const cell of [...formulas, ...plain]) {
    const written = csvLine([cell]).slice(0, -2)
    const text = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written
    assert.equal(unescapeFormula(text), cell)
  }
})
