import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SheetProduct } from '../bulk-edit-types.ts'
import { conflictingProducts } from '../review/conflicts.ts'
import { entryText } from './cell-entry.ts'
import { noProductsLoaded, withPage, withReloadedProducts } from './loaded-products.ts'
import { cellAfterKey, withRow } from './cell-after-key.ts'
import { parseCellAmount, parseCellName, parseCellState } from './parse-cell.ts'
import { parsePastedBlock, pasteBlock } from './paste.ts'
import { readFields, readSelection, sheetPath, readSheetSites, visibleColumns } from './selection-query.ts'
import { cellId, checkSheet, type SheetEdits } from './sheet-edits.ts'
import { columnsOf, rowsOf, storedText } from './sheet-rows.ts'
import { displayText } from './display-text.ts'

const usa = { site: 'USA', price: 295, special: 250.5 } as const
const bar: SheetProduct = {
  id: 1,
  name: 'Bar',
  states: [{ site: 'USA', state: 'active' }],
  variants: [
    { sku: 'BAR-R', choice: 'Red', prices: [usa, { site: 'CAN', price: 400, special: null }] },
    { sku: 'BAR-B', choice: 'Blue', prices: [usa] },
  ],
}
const rows = rowsOf([bar])
const [red, blue] = rows as [(typeof rows)[number], (typeof rows)[number]]
const edit = (row: typeof red, column: string, text: string): SheetEdits => ({ [cellId(row, { id: column })]: text })
const check = (...edits: SheetEdits[]) => checkSheet(rows, ['USA', 'CAN'], Object.assign({}, ...edits))

test("the bulk edit sheet has one row per variant, with the product's values in the product's first row", () => {
  const columns = columnsOf(['name', 'price', 'special', 'state'], ['USA', 'CAN'])
  assert.deepEqual(
    rows.map((row) => columns.map((column) => storedText(row, column))),
    [
      ['Bar', '295.00', '250.50', 'active', '400.00', '', null],
      [null, '295.00', '250.50', null, null, null, null],
    ],
  )
})

test('tabs and line breaks separate the cells in a pasted spreadsheet block, and quoted cells may contain both', () => {
  assert.deepEqual(parsePastedBlock('1\t2\r\n3\t4\r\n'), [
    ['1', '2'],
    ['3', '4'],
  ])
  assert.deepEqual(parsePastedBlock('a\t\n\tb'), [
    ['a', ''],
    ['', 'b'],
  ])
  assert.deepEqual(parsePastedBlock('"a\tb\n""c"""\t7" bar'), [['a\tb\n"c"', '7" bar']])
  assert.deepEqual([parsePastedBlock(''), parsePastedBlock('295')], [[], [['295']]])
  assert.deepEqual(parsePastedBlock('a\n\n""\t'), [['a'], [''], ['', '']])
})

test('a pasted cell is quoted only if its closing quotation mark is the last character of the cell', () => {
  assert.deepEqual(parsePastedBlock('"Ohio" bar\t20\n"open\t5'), [
    ['"Ohio" bar', '20'],
    ['"open', '5'],
  ])
})

test("a status cell opens with the status that starts with the typed letter, or else with the cell's current status", () => {
  const state = { field: 'state', shown: 'draft', stored: 'active' } as const
  assert.deepEqual(
    [entryText(state, 'u'), entryText(state, 'A'), entryText(state, 'x')],
    ['unpublished', 'active', 'draft'],
  )
  assert.deepEqual([entryText(state), entryText({ ...state, shown: 'sold' })], ['draft', 'active'])
  const price = { field: 'price', shown: '295.00', stored: '295.00' } as const
  assert.deepEqual([entryText(price), entryText(price, '3')], ['295.00', '3'])
})

test("an entered amount appears with its currency's decimals, and an invalid amount appears as entered", () => {
  const column = { id: 'price USA', field: 'price', site: 'USA' } as const
  assert.deepEqual(
    ['15', '1,295.5', '15,00', ''].map((text) => displayText(column, text)),
    ['15.00', '1295.50', '15,00', ''],
  )
})

test('changed columns stay in the sheet when their field or site is hidden, and an edit to a missing value is not a change', () => {
  const { fields, sites } = check(edit(red, 'price CAN', 'abc'), edit(red, 'special USA', '250.5'))
  assert.deepEqual([[...fields], [...sites]], [['price'], ['CAN']])
  const hidden = new URLSearchParams('fields=name&sites=USA')
  assert.deepEqual(
    visibleColumns(hidden, ['USA', 'CAN'], 'USA', { fields, sites }).map(({ id }) => id),
    ['name', 'price USA', 'price CAN'],
  )
  const lost = check(edit(red, 'state CAN', 'draft'), edit(blue, 'price CAN', '5'))
  assert.deepEqual([lost.changes, lost.changed.size], [[], 0])
})

test('adding a page to the sheet keeps loaded products, and products with conflicts are replaced or removed', () => {
  const page = (...ids: number[]) => ids.map((id) => ({ ...bar, id }))
  const first = withPage(noProductsLoaded, { products: page(9, 8), next: 8 })
  const all = withPage(first, { products: page(7), next: null })
  assert.deepEqual([all.products.map(({ id }) => id), first.isComplete, all.isComplete], [[9, 8, 7], false, true])
  const reloaded = withReloadedProducts(all, [9, 8], [{ ...bar, id: 9, name: 'Ohio Bar' }])
  assert.deepEqual(
    reloaded.products.map(({ id, name }) => [id, name]),
    [
      [9, 'Ohio Bar'],
      [7, 'Bar'],
    ],
  )
})

test('products with a stored value that differs from the sheet are reloaded after the review', () => {
  const changes = [7, 8, 9, 8].map((productId) => ({ field: 'name' as const, productId, before: 'a', after: 'b' }))
  assert.deepEqual(conflictingProducts(changes, ['change', 'changed_since', 'special_too_high', 'not_found']), [8])
})

test('a pasted block fills editable cells from the selected cell on, and other pasted cells are counted as ignored', () => {
  const columns = columnsOf(['price', 'special'], ['USA', 'CAN'])
  const pasted = pasteBlock({ rows, columns }, { row: 0, column: 1 }, [
    [' 200 ', '390'],
    ['210', '380'],
    ['220', '370'],
  ])
  const expected = { ...edit(red, 'special USA', '200'), ...edit(red, 'price CAN', '390') }
  assert.deepEqual(pasted, { edits: { ...expected, ...edit(blue, 'special USA', '210') }, filled: 3, ignored: 3 })
})

test('an amount with an incomplete thousands separator is refused, because a decimal comma would multiply it', () => {
  assert.deepEqual(['295', '1,250.5', '$ 1,000,000', ' 0.99 '].map(parseCellAmount), [295, 1250.5, 1_000_000, 0.99])
  for (const text of ['', '295,50', '1.250,50', '1,2500', '-5', '1e3', '1000000.01', 'abc'])
    assert.equal(parseCellAmount(text), null, text)
})

test('a status is read in any letter case, and a name is trimmed and has at most 200 characters', () => {
  assert.deepEqual(['Draft', ' ARCHIVED ', 'sold'].map(parseCellState), ['draft', 'archived', null])
  assert.deepEqual([' Bar ', ' ', 'x'.repeat(201)].map(parseCellName), ['Bar', null, null])
  assert.equal(parseCellName('Ohio\nBar'), null)
})

test("a variant's price and sale price on a site form one change, which includes the prices that they replace", () => {
  const before = { price: 295, special: 250.5 }
  assert.deepEqual(check(edit(red, 'price USA', '310'), edit(red, 'special USA', '')).changes, [
    { field: 'price', productId: 1, sku: 'BAR-R', site: 'USA', before, after: { price: 310, special: null } },
  ])
  const { changes, changed } = check(edit(red, 'name', 'Ohio Bar'), edit(red, 'state USA', 'Draft'))
  assert.deepEqual(changes, [
    { field: 'name', productId: 1, before: 'Bar', after: 'Ohio Bar' },
    { field: 'state', productId: 1, site: 'USA', before: 'active', after: 'draft' },
  ])
  assert.equal(changed.size, 2)
})

test('a bulk edit cell with the stored value is not a change', () => {
  const same = [edit(red, 'price USA', '295.00'), edit(red, 'name', ' Bar'), edit(red, 'state USA', 'ACTIVE')]
  const { changes, errors, changed } = check(...same)
  assert.deepEqual([changes, errors, changed.size], [[], {}, 0])
})

test('each invalid cell has an error, and a row with an invalid cell results in no change', () => {
  const { changes, errors } = check(
    edit(red, 'name', ''),
    edit(red, 'price USA', 'abc'),
    edit(red, 'special CAN', 'half'),
    edit(red, 'state USA', 'sold'),
    edit(blue, 'price USA', '250'),
  )
  assert.deepEqual(changes, [])
  assert.deepEqual(errors, {
    [cellId(red, { id: 'name' })]: 'name',
    [cellId(red, { id: 'price USA' })]: 'price',
    [cellId(red, { id: 'special CAN' })]: 'special',
    [cellId(red, { id: 'state USA' })]: 'state',
    [cellId(blue, { id: 'price USA' })]: 'special_too_high',
  })
})

test('arrow keys stay within the sheet, and Tab after an entry continues in the next row', () => {
  const size = { rows: 3, columns: 2 }
  const at = { row: 0, column: 1 }
  assert.deepEqual(cellAfterKey('ArrowUp', at, size), at)
  assert.deepEqual(cellAfterKey('ArrowDown', at, size, { isCtrl: true }), { row: 2, column: 1 })
  assert.deepEqual(cellAfterKey('Home', at, size), { row: 0, column: 0 })
  assert.deepEqual(cellAfterKey('End', at, size, { isCtrl: true }), { row: 2, column: 1 })
  assert.deepEqual(cellAfterKey('Tab', at, size), { row: 1, column: 0 })
  assert.equal(cellAfterKey('Tab', { row: 2, column: 1 }, size), null)
  assert.equal(cellAfterKey('Tab', { row: 0, column: 0 }, size, { isShift: true }), null)
  assert.equal(cellAfterKey('a', at, size), null)
  assert.deepEqual(
    [withRow([4, 5], 1), withRow([4, 5], 5)],
    [
      [1, 4, 5],
      [4, 5],
    ],
  )
})

test("the sheet's URL contains the selected products or the product list's filters", () => {
  const list = new URLSearchParams('q=bar&filter=low')
  const of = (address: string) => readSelection(new URLSearchParams(address.split('?')[1]), 'USA')
  assert.deepEqual(of(sheetPath('USA', list, ['3', '5'])), { ids: [3, 5] })
  assert.deepEqual(of(sheetPath('USA', list)), { site: 'USA', q: 'bar', filter: 'low' })
  const inCategory = new URLSearchParams('category=12&subcategories=yes')
  assert.deepEqual(of(sheetPath('USA', inCategory)), { site: 'USA', category: '12', subcategories: 'yes' })
  const chosen = new URLSearchParams('fields=state,name,size&sites=CAN,EUR')
  assert.deepEqual([readFields(chosen), readSheetSites(chosen, ['USA', 'CAN'], 'USA')], [['name', 'state'], ['CAN']])
  const usual = new URLSearchParams()
  assert.deepEqual(
    ['ids=abc', 'ids=5,x', 'ids=0', 'ids='].map((query) => readSelection(new URLSearchParams(query), 'USA')),
    [null, null, null, null],
  )
  assert.deepEqual([readFields(usual), readSheetSites(usual, ['USA', 'CAN'], 'USA')], [['price', 'special'], ['USA']])
})
