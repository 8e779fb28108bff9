import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readImportFile } from '../formats.ts'
import { readProducts } from '../read-products.ts'
import { toProductEntry } from '../to-entry.ts'

// The relevant columns in WooCommerce's export, in its order.
const header =
  'ID,Type,SKU,Name,Published,Is featured?,Visibility in catalog,Short description,Description,Date sale price starts,Date sale price ends,Tax status,Tax class,In stock?,Stock,Backorders allowed?,Sold individually?,Weight (lbs),Length (in),Width (in),Height (in),Sale price,Regular price,Categories,Brands,Tags,Shipping class,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 2 name,Attribute 2 value(s)'.split(
    ',',
  )
type Cells = Partial<Record<string, string>>
const facts = { weightUnit: 'lb', picturesAt: '', site: 'USA', now: Date.parse('2026-06-15T16:00:00Z') } as const
const bar: Cells = {
  ID: '10',
  Type: 'simple',
  SKU: 'BAR',
  Name: 'Éclair bar',
  Published: '1',
  'Visibility in catalog': 'visible',
  'Short description': '<p>Short.</p>',
  Description: '<p>Long.</p>',
  'Tax status': 'taxable',
  'In stock?': '1',
  Stock: '4',
  'Backorders allowed?': '0',
  'Weight (lbs)': '44',
  'Regular price': '295',
  Categories: 'Bars > Power bars, New',
  Images: 'https://old.example/a.jpg, https://old.example/b.jpg',
}
const tee: Cells = {
  ...bar,
  ID: '20',
  Type: 'variable',
  SKU: 'TEE',
  Name: 'Tee',
  'Regular price': '',
  Stock: '',
  'Attribute 1 name': 'Size',
  'Attribute 1 value(s)': 'S, M',
  'Attribute 2 name': 'Fabric',
  'Attribute 2 value(s)': 'Cotton',
}
const child = (size: string, more: Cells = {}): Cells => ({
  Type: 'variation',
  SKU: `TEE-${size}`,
  Name: `Tee - ${size}`,
  Published: '1',
  'Regular price': '29',
  Parent: 'TEE',
  'Attribute 1 name': 'Size',
  'Attribute 1 value(s)': size,
  ...more,
})

function read(...items: Cells[]) {
  const file = readImportFile([header, ...items.map((item) => header.map((name) => item[name] ?? ''))], facts)
  assert.ok('rows' in file)
  const { products, fates } = readProducts(file.rows, new Map(), file.names, facts, file.present)
  return { products, fates: [...file.fates, ...fates], ignored: file.ignored }
}
const rejected = (...items: Cells[]) =>
  read(...items)
    .fates.filter(({ outcome, column }) => outcome === 'refused' && column !== '')
    .map(({ row, column }) => [row, column])
const first = (cells: Cells) => read({ ...bar, ...cells }).products[0]!

test('a simple product has its handle, texts, price, weight, size, stock, category path, and pictures', () => {
  const { handle, type, body, own, variants, pictures, status } = first({
    'Length (in)': '10',
    'Width (in)': '2',
    'Height (in)': '1',
  })
  const { price, grams, quantity, managed, own: facts } = variants[0]!
  assert.deepEqual(
    [handle, type, body, own.lead, status],
    ['eclair-bar', 'Bars > Power bars', '<p>Long.</p>', 'Short.', 'active'],
  )
  assert.deepEqual([price, grams, quantity, managed, facts.packedSize], [29_500, 19_958, 4, true, [254, 51, 25]])
  assert.deepEqual(
    pictures.map(({ src }) => src),
    ['https://old.example/a.jpg', 'https://old.example/b.jpg'],
  )
})

test('variations are matched to their variable product by SKU or ID, and a disabled variation cannot be bought', () => {
  const { products, fates } = read(tee, child('M', { Parent: 'id:20', Published: '0' }), child('S'))
  const entry = toProductEntry(products[0]!, { id: 1, site: 'USA', category: 'tees', pictures: new Map() })
  assert.deepEqual(
    entry.options.map(({ label, values }) => [label, values.map((value) => value.label)]),
    [['Size', ['S', 'M']]],
  )
  assert.deepEqual(
    entry.variants.map(({ sku, prices, weightGrams, isWithheld = false }) => [
      sku,
      prices.USA?.price,
      weightGrams,
      isWithheld,
    ]),
    [
      ['TEE-M', 2_900, 19_958, true],
      ['TEE-S', 2_900, 19_958, false],
    ],
  )
  assert.ok(fates.every(({ outcome }) => outcome === 'imported'))
})

test('the columns Published and Visibility in catalog determine the product status', () => {
  const statuses = [{ Published: '0' }, { Published: '-1' }, { 'Visibility in catalog': 'hidden' }].map(
    (cells) => first(cells).status,
  )
  assert.deepEqual(statuses, ['unpublished', 'draft', 'unlisted'])
  const { fates } = read({ ...bar, 'Visibility in catalog': 'search' })
  assert.deepEqual(
    fates.map(({ outcome, column }) => [outcome, column]),
    [
      ['imported', ''],
      ['note', 'Visibility in catalog'],
    ],
  )
})

test('tax status and tax class determine the imported tax class, and sale dates limit the sale price', () => {
  const taxClass = (cells: Cells) => first(cells).attributes.taxClass
  assert.deepEqual(
    [taxClass({}), taxClass({ 'Tax status': 'none' }), taxClass({ 'Tax class': 'zero-rate' })],
    ['goods', 'untaxed', 'untaxed'],
  )
  assert.deepEqual(rejected({ ...bar, 'Tax class': 'reduced-rate' }), [[2, 'Tax class']])
  assert.deepEqual(rejected({ ...bar, 'Tax class': 'constructor' }), [[2, 'Tax class']])
  const sale = { 'Sale price': '250', 'Date sale price ends': '2026-06-30 23:59:59' }
  const { price, sale: dated } = first(sale).variants[0]!
  assert.deepEqual([price, dated?.price, dated?.until], [29_500, 25_000, Date.parse('2026-07-01T03:59:00Z')])
  assert.deepEqual([first({ 'Sale price': '250' }).variants[0]!.price], [25_000])
})

test('stock, backorders, and the limit of one per order are imported', () => {
  const stock = (cells: Cells) => {
    const { quantity, managed, oversell, own } = first(cells).variants[0]!
    return [quantity, managed, oversell, own.most]
  }
  assert.deepEqual(stock({ Stock: '' }), [0, false, false, null])
  assert.deepEqual(stock({ 'In stock?': '0' }), [0, true, false, null])
  assert.deepEqual(stock({ Stock: "'-3", 'Backorders allowed?': '1' }), [0, true, true, null])
  assert.deepEqual(stock({ 'Backorders allowed?': 'notify', 'Sold individually?': '1' }), [4, true, true, 1])
})

test("variations that share their product's units do not sell them twice", () => {
  const stocks = (parent: string, ...children: Cells[]) => {
    const variations = children.map((cells, index) => child(['S', 'M', 'L'][index]!, cells))
    const { products, fates } = read({ ...tee, Stock: parent }, ...variations)
    const notes = fates.filter(({ outcome }) => outcome === 'note').map(({ row, column }) => [row, column])
    return [products[0]?.variants.map(({ quantity, managed }) => (managed ? quantity : null)), notes]
  }
  assert.deepEqual(stocks('10', {}, { Stock: 'parent' }), [[10, 0], [[3, 'Stock']]])
  assert.deepEqual(stocks('10', { Published: '0' }, {}, {}), [[0, 10, 0], [[4, 'Stock']]])
  assert.deepEqual(stocks('10', { Stock: '3' }, {}), [[3, 10], []])
  assert.deepEqual(stocks('', { Stock: 'parent' }, {}), [[null, null], []])
})

test('line breaks in a description become lines and paragraphs', () => {
  const body = (Description: string) => first({ Description }).body
  assert.equal(body('One\\nTwo\\n\\nThree'), '<p>One<br>Two</p><p>Three</p>')
  assert.equal(body('One\\n<ul>\\n<li>a</li>\\n</ul>\\nTwo'), '<p>One</p><ul>\n<li>a</li>\n</ul><p>Two</p>')
  assert.equal(body('<!-- wp:paragraph -->\\n<p>One</p>\\n<!-- /wp:paragraph -->'), '<p>One</p>')
  assert.equal(body('C:\\\\new'), 'C:\\new')
  assert.equal(body('<b>One</b>'), '<b>One</b>')
})

test('an escaped comma is part of a name, and other commas separate names', () => {
  const { type, vendor, pictures } = first({
    Categories: 'Bars\\, plates > Steel, New',
    Brands: 'Iron\\, Inc., Other',
    Images: 'https://old.example/w_1\\,h_1/a.jpg, https://old.example/b.jpg',
  })
  assert.deepEqual([type, vendor], ['Bars, plates > Steel', 'Iron, Inc.'])
  assert.deepEqual(
    pictures.map(({ src }) => src),
    ['https://old.example/w_1,h_1/a.jpg', 'https://old.example/b.jpg'],
  )
})

test('virtual products need no weight, and unknown columns and types are reported', () => {
  const virtual = first({ Type: 'simple, virtual', 'Weight (lbs)': '' })
  assert.deepEqual([virtual.kind, virtual.status, virtual.variants[0]!.grams], ['virtual', 'active', null])
  assert.deepEqual(read({ ...bar, 'Shipping class': 'bulky' }).ignored, ['Shipping class'])
  assert.deepEqual(rejected({ ...bar, Type: 'external' }), [[2, 'Type']])
  assert.deepEqual(rejected(child('S')), [[2, 'Parent']])
  assert.deepEqual(rejected(tee), [
    [2, 'Type'],
    [2, 'Regular price'],
  ])
})

test('two products with the same name get different handles', () => {
  const { products } = read(bar, { ...bar, ID: '11', SKU: 'BAR-2' })
  assert.deepEqual(
    products.map(({ handle }) => handle),
    ['eclair-bar', 'eclair-bar-bar-2'],
  )
})
