import assert from 'node:assert/strict'
import { test } from 'node:test'
import { columns, type ImportRow } from './columns.ts'
import { readProducts } from './read-products.ts'
import { missingShopifyColumns, shopifyReader } from './shopify/shopify.ts'

const header = [
  'Handle',
  'Title',
  'Option1 Name',
  'Option1 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Inventory Policy',
]
const settings = { site: 'USA', now: Date.parse('2026-06-15T16:00:00Z') } as const
const rowsOf = (...lines: string[][]): ImportRow[] => lines.map((line, index) => shopifyReader(header)(index + 2, line))
const readRows = (rows: ImportRow[], taken = new Map<string, string>(), more = {}) =>
  readProducts(rows, taken, columns, { ...settings, ...more })
const read = (...lines: string[][]) => readRows(rowsOf(...lines))
const bar = ['bar', 'Bar', '', '', 'BAR-1', '20000', '295.00', '', '']
const wrong = (lines: string[][]) =>
  read(...lines)
    .fates.filter(({ outcome, column }) => outcome === 'refused' && column !== '')
    .map(({ row, column }) => [row, column])

test('missing required columns in an import file are reported', () => {
  assert.deepEqual(missingShopifyColumns(header), [])
  assert.deepEqual(missingShopifyColumns(['handle', 'TITLE', 'Variant SKU']), ['Variant Price'])
})

test('a row becomes a product with its price in minor units', () => {
  const { products, fates } = read(bar)
  assert.deepEqual(products[0]?.variants[0], {
    row: 2,
    sku: 'BAR-1',
    choice: {},
    grams: 20_000,
    price: 29_500,
    compareAt: null,
    elsewhere: new Map(),
    sale: undefined,
    quantity: null,
    managed: false,
    oversell: false,
    isTaxable: true,
    needsShipping: true,
    isSold: true,
    picture: null,
    own: { size: null, packedSize: null, model: null, backorder: null, leadTimeDays: null, most: null, notify: false },
  })
  assert.deepEqual(
    fates.map(({ row, outcome }) => [row, outcome]),
    [[2, 'imported']],
  )
})

test('rows with the same handle become one product with an option and a variant per row', () => {
  const { products } = read(
    ['plate', 'Plate', 'Weight', '10 lb', 'PL-10', '4700', '29.00', '', ''],
    ['plate', '', '', '25 lb', 'PL-25', '11600', '59.00', '', ''],
  )
  assert.deepEqual(products[0]?.options, [{ code: 'weight', label: 'Weight' }])
  assert.deepEqual(
    products[0]?.variants.map(({ choice }) => choice['weight']),
    ['10 lb', '25 lb'],
  )
})

test('a compare-at price applies only if it is above the price', () => {
  const at = (compareAt: string) => read([...bar.slice(0, 7), compareAt, '']).products[0]?.variants[0]?.compareAt
  assert.deepEqual([at('300.00'), at('295.00'), at('10.00'), at('')], [30_000, null, null, null])
})

test('a product without a weight becomes a draft that reports the missing weight, or gets the default weight', () => {
  const weightless = bar.with(5, '')
  const { products, fates } = read(weightless)
  assert.deepEqual([products[0]?.status, products[0]?.variants[0]?.grams], ['draft', null])
  const [note] = fates.filter(({ outcome }) => outcome === 'note')
  assert.equal(note?.column, 'Variant Grams')
  assert.equal(note?.why, 'The weight is missing, so shipping cannot be calculated. The product is a draft.')
  const weighed = readRows(rowsOf(weightless), new Map(), { defaultGrams: 2_000 }).products[0]
  assert.deepEqual([weighed?.status, weighed?.variants[0]?.grams], [null, 2_000])
})

test('a size must have three sides greater than zero', () => {
  const columns = ['Ironwright Variant Size (mm)', 'Ironwright Variant Packed Size (mm)']
  for (const column of columns) {
    const sized = (text: string) => readRows([shopifyReader([...header, column])(2, [...bar, text])])
    assert.equal(sized('2200 x 50 x 50').products.length, 1)
    for (const text of ['0 x 10 x 10', '10 x 10 x 000', '10 x 10']) {
      const { products, fates } = sized(text)
      assert.deepEqual([products.length, fates[0]?.column], [0, column], text)
    }
  }
})

test('a product with an error is rejected as a whole, but the other products are imported', () => {
  const { products, fates } = read(
    ['plate', 'Plate', 'Weight', '10 lb', 'PL-10', '4700', '29.00', '', ''],
    ['plate', '', '', '25 lb', 'PL-25', '11600', 'cheap', '', ''],
    bar,
  )
  assert.deepEqual(
    products.map(({ handle }) => handle),
    ['bar'],
  )
  assert.deepEqual(
    fates.map(({ row, outcome, column }) => [row, outcome, column]),
    [
      [2, 'refused', ''],
      [3, 'refused', 'Variant Price'],
      [4, 'imported', ''],
    ],
  )
  assert.equal(fates[0]?.suggestion, 'Fix row 3.')
})

test('a handle that reappears later in the file is rejected', () => {
  const other = ['rack', 'Rack', '', '', 'RACK', '90000', '900.00', '', '']
  const again = ['bar', 'Another bar', '', '', 'BAR-2', '20000', '295.00', '', '']
  assert.deepEqual(wrong([bar, other, again]), [[4, 'Handle']])
  assert.deepEqual(wrong([bar, again]), [[3, 'Handle']])
})

test('a SKU used by two variants or by a different stored product is rejected', () => {
  const twin = ['rack', 'Rack', '', '', 'BAR-1', '90000', '900.00', '', '']
  assert.deepEqual(wrong([bar, twin]), [[3, 'Variant SKU']])
  const { products } = readRows(rowsOf(bar), new Map([['bar-1', 'other-bar']]))
  assert.deepEqual(products, [])
  assert.equal(readRows(rowsOf(bar), new Map([['bar-1', 'bar']])).products.length, 1)
})

test('duplicate and missing option values are rejected', () => {
  const lines = [
    ['plate', 'Plate', 'Weight', '10 lb', 'PL-10', '4700', '29.00', '', ''],
    ['plate', '', '', '10 lb', 'PL-25', '11600', '59.00', '', ''],
    ['plate', '', '', '', 'PL-35', '11600', '59.00', '', ''],
  ]
  assert.deepEqual(wrong(lines), [
    [3, 'Option1 Value'],
    [4, 'Option1 Value'],
  ])
})

test('malformed amounts, weights, and handles are reported by cell', () => {
  const cell = (index: number, value: string) => wrong([bar.with(index, value)])
  for (const price of ['-1', '1.234', '1,50', '$5', '']) assert.deepEqual(cell(6, price), [[2, 'Variant Price']], price)
  for (const grams of ['-5', '1,5', 'heavy']) assert.deepEqual(cell(5, grams), [[2, 'Variant Grams']], grams)
  for (const handle of ['../etc', 'a b', '-a', 'a'.repeat(120)])
    assert.deepEqual(cell(0, handle), [[2, 'Handle']], handle)
})

test('a negative quantity is subtracted if the import adjusts the stock, and is otherwise imported as 0', () => {
  const row = shopifyReader([...header, 'Variant Inventory Qty'])(2, [...bar, '-3'])
  const quantity = (adjustsStock: boolean) =>
    readRows([row], new Map(), { adjustsStock }).products[0]?.variants[0]?.quantity
  assert.deepEqual([quantity(true), quantity(false)], [-3, 0])
})

test('an option label may be a built-in property name, such as Constructor, but __proto__ is rejected as an option code', () => {
  const lines = rowsOf(
    ['plate', 'Plate', 'Constructor', 'Smith', '', '4700', '29.00', '', ''],
    ['plate', '', '', '', '', '4700', '29.00', '', ''],
  )
  const { products, fates } = readRows(lines.slice(0, 1), new Map(), { makesSkus: true })
  assert.deepEqual(products[0]?.variants[0]?.choice, { option_1: 'Smith' })
  assert.ok(fates.every(({ outcome }) => outcome === 'imported'))
  assert.deepEqual(readRows(lines, new Map(), { makesSkus: true }).products, [])
  const options = JSON.stringify([{ code: '__proto__', label: 'Constructor', values: [] }])
  const row = shopifyReader([...header, 'Ironwright Options'])(2, [...bar, options])
  assert.equal(readRows([row]).fates[0]?.column, 'Ironwright Options')
})
