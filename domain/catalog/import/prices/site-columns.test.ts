import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSiteHeader } from './site-columns.ts'

const problemsOf = (...names: string[]) => readSiteHeader(names, 'USA').problems

test('site column names match in any letter case, and columns for the importing site count as the plain columns', () => {
  const names = ['Handle', 'Variant Price / USA', 'variant price / can', 'Ironwright Variant Sale Price / CAN']
  const { header, found, bySite, problems } = readSiteHeader(names, 'USA')
  assert.deepEqual(problems, [])
  assert.equal(header[1], 'Variant Price')
  assert.deepEqual(found, [
    { index: 2, site: 'CAN', column: 'price' },
    { index: 3, site: 'CAN', column: 'salePrice' },
  ])
  assert.deepEqual(bySite, new Map([['CAN', new Set(['price', 'salePrice'])]]))
})

test('a column for an unknown site, a duplicate column, and a compare-at price column without its price column are errors', () => {
  assert.deepEqual(problemsOf('Variant Price / GRB'), [
    'Variant Price / GRB is not for a site of this store. The sites are USA, CAN, AUS, EUR, GBR, APO.',
  ])
  assert.deepEqual(problemsOf('Variant Price / CAN', 'Variant Price / can'), [
    'There are two Variant Price / can columns. Delete one of them.',
  ])
  assert.deepEqual(problemsOf('Variant Price', 'Variant Price / USA'), [
    'Variant Price / USA and Variant Price are both for USA. Import with the other site, or delete one of them.',
  ])
  assert.deepEqual(problemsOf('Variant Compare At Price / CAN'), [
    'Variant Compare At Price / CAN needs the column Variant Price / CAN.',
  ])
})

test("a column for one of Shopify's markets isn't treated as a site column", () => {
  assert.deepEqual(problemsOf('Price / International', 'Included / Canada'), [])
})
