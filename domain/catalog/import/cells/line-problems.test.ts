import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readImportFile } from '../formats.ts'
import { readProducts } from '../read-products.ts'

const settings = { weightUnit: 'lb', picturesAt: '', site: 'USA', now: Date.parse('2026-06-15T16:00:00Z') } as const
const header = 'Handle,Title,Variant SKU,Variant Grams,Variant Price,Variant Compare At Price,Variant Inventory Qty'
const handlesOf = (...lines: string[]) => {
  const file = readImportFile(
    lines.map((line) => line.split(',')),
    settings,
  )
  assert.ok('rows' in file)
  const { products, fates } = readProducts(file.rows, new Map(), file.names, settings, file.present)
  const rejected = fates.filter(({ outcome }) => outcome === 'refused')
  return [products.map(({ handle }) => handle), rejected.map(({ row, why }) => [row, why])]
}
const why = 'The row has more cells than the header.'

test('a row with more cells than the header is rejected, because an unquoted comma may have split its price', () => {
  const good = 'b,B,B,100,99.00,,7'
  assert.deepEqual(handlesOf(header, 'a,A,A,100,129,95,,5', good), [['b'], [[2, why]]])
  assert.deepEqual(handlesOf(header, 'a,A,A,100,129,95,,', good), [['b'], [[2, why]]])
  assert.deepEqual(handlesOf(`${header},`, 'a,A,A,100,1,299.00,,5,', `${good},`), [['b'], [[2, why]]])
  assert.deepEqual(handlesOf(header, 'a,A,A,100,99.00,,5,a note'), [[], [[2, why]]])
})

test('a separator at the end of every CSV row, and missing cells at the end of a row, are accepted', () => {
  assert.deepEqual(handlesOf(header, 'a,A,A,100,99.00,,5,', 'b,B,B,100,99.00,,7,', ''), [['a', 'b'], []])
  assert.deepEqual(handlesOf(`${header},,`, 'a,A,A,100,99.00', 'b,B,B,100,99.00,,7,,'), [['a', 'b'], []])
})
