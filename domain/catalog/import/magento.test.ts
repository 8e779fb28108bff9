import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryOf } from './to-entry.ts'
import { readFile } from './formats.ts'
import { readProducts } from './read-products.ts'

// The relevant columns of Magento's documented export, in Magento's order.
const header =
  'sku,store_view_code,attribute_set_code,product_type,categories,product_websites,name,description,short_description,weight,product_online,tax_class_name,visibility,price,special_price,special_price_from_date,special_price_to_date,url_key,base_image,base_image_label,additional_images,additional_image_labels,additional_attributes,qty,allow_backorders,is_in_stock,manage_stock,use_config_manage_stock,configurable_variations,configurable_variation_labels'.split(
    ',',
  )
type Cells = Partial<Record<string, string>>
const usual: Cells = {
  attribute_set_code: 'Default',
  product_type: 'simple',
  categories: 'Default Category/Bars/Power bars,Default Category/New',
  product_websites: 'base',
  weight: '44.000000',
  product_online: '1',
  tax_class_name: 'Taxable Goods',
  visibility: 'Catalog, Search',
  price: '295.0000',
  qty: '12.0000',
  is_in_stock: '1',
  manage_stock: '1',
}
const bar: Cells = {
  ...usual,
  sku: 'BAR-1',
  name: 'Power Bar',
  url_key: 'power-bar',
  description: '<p>Stiff.</p>',
  short_description: '<p>A bar for <b>squats</b>.</p>',
}
const child = (sku: string, more: Cells = {}): Cells => ({
  ...usual,
  visibility: 'Not Visible Individually',
  sku,
  name: `Plate ${sku}`,
  url_key: `plate-${sku.toLowerCase()}`,
  ...more,
})
const plate: Cells = {
  ...usual,
  product_type: 'configurable',
  sku: 'PLATE',
  name: 'Plate',
  url_key: 'plate',
  weight: '',
  price: '',
  qty: '0.0000',
  configurable_variations: 'sku=PL-10,weight_class=10 kg,color=Red|sku=PL-20,weight_class=20 kg,color=Blue, dark',
  configurable_variation_labels: 'weight_class=Weight,color=Color',
}
const facts = {
  weightUnit: 'lb',
  picturesAt: 'https://old.example/media/catalog/product',
  today: '2026-06-15',
} as const

function read(...items: Cells[]) {
  const file = readFile([header, ...items.map((item) => header.map((name) => item[name] ?? ''))], facts)
  assert.ok('rows' in file)
  const { products, fates } = readProducts(file.rows, new Map(), file.names)
  return { products, fates: [...file.fates, ...fates] }
}
const refusals = (...items: Cells[]) =>
  read(...items)
    .fates.filter(({ outcome, column }) => outcome === 'refused' && column !== '')
    .map(({ row, column }) => [row, column])

test('the header determines the format, and missing columns are reported', () => {
  assert.deepEqual(readFile([['sku', 'product_type', 'name']], facts), { missing: ['price', 'weight'] })
  assert.ok('missing' in readFile([['sku', 'name', 'price']], facts))
  assert.ok('rows' in readFile([['Handle', 'Title', 'Variant SKU', 'Variant Grams', 'Variant Price']], facts))
})

test('a simple product is imported with its weight, prices, texts, category and pictures', () => {
  const images = { base_image: '/b/a/bar.jpg', additional_images: '/b/a/bar.jpg,/b/a/end.jpg' }
  const labels = { base_image_label: 'The bar', additional_image_labels: 'Again,Its end' }
  const { products, fates } = read({
    ...bar,
    ...images,
    ...labels,
    additional_attributes: 'brand=Ironwright,note=a, b',
  })
  assert.deepEqual(
    fates.map(({ row, outcome }) => [row, outcome]),
    [[2, 'imported']],
  )
  const [product] = products
  const { variants, pictures, type, own, vendor } = product!
  assert.deepEqual([variants[0]!.grams, variants[0]!.price, variants[0]!.quantity], [19_958, 29_500, 12])
  assert.deepEqual([type, own.lead, vendor], ['Power bars', 'A bar for squats.', 'Ironwright'])
  assert.deepEqual(pictures, [
    { src: 'https://old.example/media/catalog/product/b/a/bar.jpg', alt: 'The bar' },
    { src: 'https://old.example/media/catalog/product/b/a/end.jpg', alt: 'Its end' },
  ])
})

test('a configurable product finds its variations anywhere in the file', () => {
  const { products, fates } = read(child('PL-20', { price: '59.00', qty: '3' }), plate, child('PL-10'))
  assert.equal(products.length, 1)
  const entry = entryOf(products[0]!, { id: 1, site: 'USA', category: 'bars', pictures: new Map() })
  assert.deepEqual(
    entry.options.map(({ label, values }) => [label, values.map((value) => value.label)]),
    [
      ['Weight', ['10 kg', '20 kg']],
      ['Color', ['Blue, dark', 'Red']],
    ],
  )
  assert.deepEqual(
    entry.variants.map(({ sku, prices }) => [sku, prices.USA?.price]),
    [
      ['PL-10', 29_500],
      ['PL-20', 5_900],
    ],
  )
  assert.deepEqual(
    fates.map(({ row }) => row).toSorted((a, b) => a - b),
    [2, 3, 4],
  )
})

test('a special price applies only within its dates and if it is below the price', () => {
  const special = (cells: Cells) => {
    const [variant] = read({ ...bar, special_price: '250.00', ...cells }).products[0]!.variants
    return [variant!.price, variant!.compareAt]
  }
  assert.deepEqual(special({}), [25_000, 29_500])
  assert.deepEqual(special({ special_price_to_date: '6/14/26, 12:00 AM' }), [29_500, null])
  assert.deepEqual(special({ special_price_from_date: '2026-06-15 00:00:00' }), [25_000, 29_500])
  assert.deepEqual(special({ special_price_from_date: '6/16/26' }), [29_500, null])
  assert.deepEqual(special({ special_price: '300' }), [29_500, null])
})

test('an error names the row and the column as written in the file', () => {
  assert.deepEqual(refusals({ ...bar, weight: '' }), [[2, 'weight']])
  assert.deepEqual(refusals({ ...bar, price: '29.005' }), [[2, 'price']])
  assert.deepEqual(refusals({ ...bar, qty: '1.5' }), [[2, 'qty']])
  assert.deepEqual(refusals({ ...bar, sku: 'BAR 1' }), [[2, 'sku']])
  assert.deepEqual(refusals({ ...bar, product_type: 'bundle' }), [[2, 'product_type']])
  assert.deepEqual(refusals({ ...bar, tax_class_name: 'Wine' }), [[2, 'tax_class_name']])
  assert.deepEqual(refusals(child('PL-10')), [[2, 'visibility']])
  assert.deepEqual(refusals(plate, child('PL-10')), [[2, 'configurable_variations']])
  assert.deepEqual(refusals(plate, child('PL-10', { price: 'free' }), child('PL-20')), [[3, 'price']])
  assert.deepEqual(refusals(bar, { ...bar, sku: 'BAR-2' }), [[3, 'url_key']])
})

test('visibility values are imported from Magento [CATALOG-208]', () => {
  const shown = ['Catalog', 'Search', 'Catalog, Search', ''].map(
    (visibility) => read({ ...bar, visibility }).products[0]?.attributes.visibility,
  )
  assert.deepEqual(shown, [2, 3, 4, undefined])
  assert.deepEqual(refusals({ ...bar, visibility: 'Everywhere' }), [[2, 'visibility']])
})

test('translations and disabled products are skipped and reported', () => {
  const { products, fates } = read(
    bar,
    { ...bar, store_view_code: 'german' },
    { ...bar, sku: 'OFF', product_online: '2' },
  )
  assert.equal(products.length, 1)
  assert.deepEqual(
    fates.map(({ outcome, column }) => [outcome, column]),
    [
      ['note', 'store_view_code'],
      ['note', 'product_online'],
      ['imported', ''],
    ],
  )
})
