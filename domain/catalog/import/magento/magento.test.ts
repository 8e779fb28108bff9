import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toProductEntry } from '../to-entry.ts'
import { readImportFile } from '../formats.ts'
import { readProducts } from '../read-products.ts'

// The relevant columns in Magento's documented export, in Magento's order.
const header =
  'sku,store_view_code,attribute_set_code,product_type,categories,product_websites,name,description,short_description,weight,product_online,tax_class_name,visibility,price,special_price,special_price_from_date,special_price_to_date,url_key,base_image,base_image_label,additional_images,additional_image_labels,additional_attributes,custom_options,min_cart_qty,max_cart_qty,use_config_max_sale_qty,qty,allow_backorders,is_in_stock,manage_stock,use_config_manage_stock,use_config_backorders,configurable_variations,configurable_variation_labels'.split(
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
const settings = {
  weightUnit: 'lb',
  picturesAt: 'https://old.example/media/catalog/product',
  site: 'USA',
  now: Date.parse('2026-06-15T16:00:00Z'),
} as const

function read(...items: Cells[]) {
  const file = readImportFile([header, ...items.map((item) => header.map((name) => item[name] ?? ''))], settings)
  assert.ok('rows' in file)
  const { products, fates } = readProducts(file.rows, new Map(), file.names, settings, file.present)
  return { products, fates: [...file.fates, ...fates] }
}
const refusals = (...items: Cells[]) =>
  read(...items)
    .fates.filter(({ outcome, column }) => outcome === 'refused' && column !== '')
    .map(({ row, column }) => [row, column])

test('the header determines the import format, and missing columns are reported', () => {
  assert.deepEqual(readImportFile([['sku', 'product_type', 'name']], settings), { missing: ['price'] })
  assert.ok('missing' in readImportFile([['sku', 'name', 'price']], settings))
  assert.ok('rows' in readImportFile([['Handle', 'Title', 'Variant SKU', 'Variant Grams', 'Variant Price']], settings))
})

test('a simple product is imported with its weight, prices, texts, category, and pictures', () => {
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
  assert.deepEqual([type, own.lead, vendor], ['Bars > Power bars', 'A bar for squats.', 'Ironwright'])
  assert.deepEqual(pictures, [
    { src: 'https://old.example/media/catalog/product/b/a/bar.jpg', alt: 'The bar' },
    { src: 'https://old.example/media/catalog/product/b/a/end.jpg', alt: 'Its end' },
  ])
})

test('a configurable product is matched to its variations anywhere in the file', () => {
  const { products, fates } = read(child('PL-20', { price: '59.00', qty: '3' }), plate, child('PL-10'))
  assert.equal(products.length, 1)
  const entry = toProductEntry(products[0]!, { id: 1, site: 'USA', category: 'bars', pictures: new Map() })
  assert.deepEqual(
    entry.options.map(({ label, values }) => [label, values.map((value) => value.label)]),
    [
      ['Weight', ['10 kg', '20 kg']],
      ['Color', ['Red', 'Blue, dark']],
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

function sold(cells: Cells, ...others: Cells[]) {
  const [variant] = read({ ...bar, special_price: '250.00', ...cells }, ...others).products[0]?.variants ?? []
  const timeOf = (at: number | null) => at && new Date(at).toISOString()
  const { price, compareAt, sale } = variant ?? {}
  return [price, compareAt, sale ? [sale.price, timeOf(sale.from), timeOf(sale.until)] : sale]
}

test('a special price without dates applies only if it is below the regular price', () => {
  assert.deepEqual(sold({}), [25_000, 29_500, null])
  assert.deepEqual(sold({ special_price: '300' }), [29_500, null, null])
})

test("a dated special price is a sale from its first to its last day in the site's time zone", () => {
  const first = { special_price_from_date: '2026-06-16 00:00:00' }
  assert.deepEqual(sold(first), [29_500, null, [25_000, '2026-06-16T04:00:00.000Z', null]])
  const last = { special_price_to_date: '2026-11-30' }
  assert.deepEqual(sold(last), [29_500, null, [25_000, null, '2026-12-01T04:59:59.999Z']])
  const later = { special_price_to_date: '30.10.26, 17:08' }
  assert.deepEqual(sold(later), [29_500, null, [25_000, null, '2026-10-30T21:08:00.000Z']])
})

test('after a special price has ended, the regular price applies, regardless of the date format', () => {
  for (const date of ['6/14/26, 12:00 AM', '14/06/2026', '14.06.2026', '14.06.26, 17:08', '2026-06-14 00:00:00']) {
    assert.deepEqual(sold({ special_price_to_date: date }), [29_500, null, null], date)
  }
})

test('a date that could fall in two months is rejected unless other dates in the file prove its format', () => {
  const unclear = { special_price: '250.00', special_price_to_date: '03/04/2027' }
  assert.deepEqual(refusals({ ...bar, ...unclear }), [[2, 'special_price_to_date']])
  assert.deepEqual(refusals({ ...bar, ...unclear, special_price: '' }), [])
  const other = { ...bar, sku: 'BAR-2', url_key: 'bar-2', special_price: '250.00', special_price_to_date: '30/10/2027' }
  assert.deepEqual(sold(unclear, other), [29_500, null, [25_000, null, '2027-04-04T03:59:59.999Z']])
})

test('a required custom option has a surcharge, and an option with a percentage price is rejected', () => {
  const option = 'name=Grip,type=drop_down,required=1,price=10.0000,price_type=fixed,sku=GRIP,option_title=Long'
  const { customOptions } = read({ ...bar, custom_options: option }).products[0]!
  assert.deepEqual(customOptions, [
    {
      id: '1',
      title: 'Grip',
      type: 'drop_down',
      isRequired: true,
      price: { USA: 0 },
      sku: '',
      values: [{ id: '1-1', title: 'Long', price: { USA: 1_000 }, sku: 'GRIP' }],
    },
  ])
  const percent = option.replace('fixed', 'percent')
  assert.deepEqual(refusals({ ...bar, custom_options: percent }), [[2, 'custom_options']])
  assert.deepEqual(refusals({ ...bar, custom_options: 'name=Plan,type=file,price=5' }), [[2, 'custom_options']])
})

test('the maximum per cart is imported, and a minimum per cart above one is rejected', () => {
  const { variants } = read({ ...bar, min_cart_qty: '1.0000', max_cart_qty: '2.0000' }).products[0]!
  assert.equal(variants[0]!.own.most, 2)
  const ofShop = { max_cart_qty: '2.0000', use_config_max_sale_qty: '1' }
  assert.equal(read({ ...bar, ...ofShop }).products[0]!.variants[0]!.own.most, null)
  assert.deepEqual(refusals({ ...bar, min_cart_qty: '2.0000' }), [[2, 'min_cart_qty']])
})

test('an amount with three digits after the separator is accepted only if other amounts prove its format', () => {
  const priceOf = (...prices: string[]) =>
    read(
      ...prices.map((price, index) => ({ ...bar, sku: `BAR-${index}`, url_key: `bar-${index}`, price })),
    ).products.map(({ variants }) => variants[0]!.price)
  assert.deepEqual(priceOf('1.299,00', '899,00', '2.500'), [129_900, 89_900, 250_000])
  assert.deepEqual(priceOf('129.0000', '59.500000'), [12_900, 5_950])
  assert.deepEqual(refusals({ ...bar, price: '2.500' }), [[2, 'price']])
  const options = 'name=Plan,type=field,required=1,price=1.500'
  assert.deepEqual(refusals({ ...bar, custom_options: options }), [[2, 'custom_options']])
})

test("a configurable product's tax class is that of its variations", () => {
  const taxClassOf = (head: string, ...classes: string[]) => {
    const [first = '', second = ''] = classes
    const children = [child('PL-10', { tax_class_name: first }), child('PL-20', { tax_class_name: second })]
    return read({ ...plate, tax_class_name: head }, ...children).products[0]?.attributes.taxClass
  }
  assert.equal(taxClassOf('Taxable Goods', 'EU Food Tax', 'EU Food Tax'), 'food')
  assert.equal(taxClassOf('EU Food Tax', 'Taxable Goods', 'EU Taxable Goods'), 'goods')
  assert.equal(taxClassOf('Wine', 'Taxable Goods', 'Taxable Goods'), 'goods')
  assert.equal(taxClassOf('Taxable Goods', 'None', 'None'), 'untaxed')
  assert.equal(taxClassOf('EU Food Tax', '', ''), 'food')
})

test('variations with different or unknown tax classes are rejected', () => {
  const wrong = (first: string, second: string) =>
    refusals(plate, child('PL-10', { tax_class_name: first }), child('PL-20', { tax_class_name: second }))
  assert.deepEqual(wrong('EU Food Tax', 'Taxable Goods'), [[2, 'tax_class_name']])
  assert.deepEqual(wrong('None', 'Taxable Goods'), [[2, 'tax_class_name']])
  assert.deepEqual(wrong('Taxable Goods', 'Reduced 7%'), [[4, 'tax_class_name']])
})

test("the product's own backorder setting applies unless it uses the shop's default", () => {
  const oversells = (cells: Cells) =>
    read({ ...bar, allow_backorders: '1', ...cells }).products[0]!.variants[0]!.oversell
  assert.deepEqual(
    ['', '0', '1'].map((value) => oversells({ use_config_backorders: value })),
    [true, true, false],
  )
})

test('built-in property names, such as constructor, are rejected as option types, visibility values, and attribute names', () => {
  assert.deepEqual(refusals({ ...bar, custom_options: 'name=X,type=constructor,price=1' }), [[2, 'custom_options']])
  assert.deepEqual(refusals({ ...bar, visibility: 'constructor' }), [[2, 'visibility']])
  const variations = { configurable_variations: 'sku=PL-10,constructor=S' }
  assert.deepEqual(refusals({ ...plate, ...variations }, child('PL-10')), [
    [3, 'visibility'],
    [2, 'configurable_variations'],
    [2, 'price'],
  ])
})

test('a product with the tax class None is untaxed', () => {
  assert.equal(read({ ...bar, tax_class_name: 'None' }).products[0]!.attributes.taxClass, 'untaxed')
  assert.equal(read(bar).products[0]!.attributes.taxClass, 'goods')
})

test('a disabled variation is imported but cannot be bought', () => {
  const { products, fates } = read(plate, child('PL-10'), child('PL-20', { product_online: '2' }))
  assert.deepEqual(
    products[0]!.variants.map(({ sku, isSold }) => [sku, isSold]),
    [
      ['PL-10', true],
      ['PL-20', false],
    ],
  )
  assert.ok(fates.every(({ outcome }) => outcome === 'imported'))
})

test('an error includes the row and the column name as written in the file', () => {
  assert.deepEqual(refusals({ ...bar, weight: 'heavy' }), [[2, 'weight']])
  assert.deepEqual(refusals({ ...bar, price: '29.005' }), [[2, 'price']])
  assert.deepEqual(refusals({ ...bar, qty: '1.5' }), [[2, 'qty']])
  assert.deepEqual(refusals({ ...bar, sku: 'BAR <1>' }), [[2, 'sku']])
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

test('translations are skipped and reported, and a disabled product is a draft', () => {
  const { products, fates } = read(
    bar,
    { ...bar, store_view_code: 'german' },
    { ...bar, sku: 'OFF', url_key: 'off', product_online: '2' },
  )
  assert.deepEqual(
    products.map(({ status }) => status),
    ['active', 'draft'],
  )
  assert.deepEqual(
    fates.map(({ outcome, column }) => [outcome, column]),
    [
      ['note', 'store_view_code'],
      ['imported', ''],
      ['imported', ''],
    ],
  )
})
