import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readImportFile } from '../import/formats.ts'
import { readProducts } from '../import/read-products.ts'
import { isSameProduct } from '../import/same-product.ts'
import { toProductEntry } from '../import/to-entry.ts'
import type { ProductEntry } from '../product-entry.ts'
import { exportHeader, productExportLines } from './to-lines.ts'

const stock = { onHand: 7, managed: true, backorder: 3, leadTimeDays: 12, max: 5, notify: true }
const bar: ProductEntry & { category: string } = {
  id: 7,
  handle: 'power-bar',
  name: 'Power Bar, "stiff"',
  type: 'configurable',
  status: 'active',
  brand: 'Ironwright',
  categories: ['power-bars', 'new'],
  category: 'Power bars',
  fact: '20 kg, 29 mm shaft',
  lead: 'One line.',
  description: '<p>Two\nlines, and "quotes".</p>',
  specification: [['Length', '2,200 mm']],
  facets: { finish: ['Black zinc', 'Stainless'] },
  pictures: [
    { name: '/media/demo/bar', alt: 'A bar' },
    { name: '/media/demo/bar-end', alt: 'Its end' },
    { name: '/media/demo/bar-knurl', alt: 'Its knurl' },
  ],
  options: [
    {
      code: 'shaft_finish',
      label: 'Finish',
      values: [{ label: 'Stainless', swatch: '#d0d0d0' }, { label: 'Black zinc' }],
    },
  ],
  variants: [
    {
      sku: 'BAR-BZ',
      choice: { shaft_finish: 'Black zinc' },
      weightGrams: 21_500,
      size: [2_200, 50, 50],
      packedSize: [2_250, 80, 80],
      prices: { USA: { price: 29_500, special: 25_000 } },
      promotions: { USA: { fromAt: null, toAt: 1_800_000_000_000, price: 24_000, qty: 5 } },
      stock,
      pictures: ['/media/demo/bar-end'],
      model: { kind: 'barbell', params: { length: 2.2, marks: 'power', hasGrooves: true } },
    },
    {
      sku: 'BAR-SS',
      choice: { shaft_finish: 'Stainless' },
      weightGrams: 21_500,
      prices: { USA: { price: 39_500 } },
      promotions: {},
      isWithheld: true,
      stock: { ...stock, managed: false, backorder: 0, leadTimeDays: null, notify: false },
    },
  ],
  shippingGroup: 'FREIGHT',
  isPickupDisabled: true,
  shipsFree: true,
  taxClass: 'food',
  visibility: 4,
  customOptions: [
    { id: '1', title: 'Engraving', type: 'area', isRequired: false, price: { USA: 1_000 }, sku: 'ENG', values: [] },
  ],
  compatibility: { tag: 'bar', group: '50', type: 'main' },
  attributes: {
    event: {
      startsAt: '2027-05-08T09:30:00-05:00',
      endsAt: '2027-05-08T16:30:00-05:00',
      timeZone: 'America/Chicago',
      place: { name: 'Club', street: '1 Pier Rd', city: 'Duluth', region: 'MN', postcode: '55802', countryId: 'US' },
      capacity: 24,
      refunds: 'In full, up to 14 days before.',
    },
    ticket: { type: 'athlete', eventId: 'spring-open' },
    isRegistration: true,
    sizeChart: { columns: ['Size', 'Waist'], rows: [['S', '60 to 75 cm']], note: 'Measure at the navel.' },
    warranty: 'Lifetime',
    featuredOn: ['NA', 'AU'],
  },
  related: ['plate', 'collar'],
  ageDays: 3,
}

const facts = { weightUnit: 'lb', picturesAt: '', site: 'USA', now: 0 } as const

function roundtrip(product: typeof bar): ProductEntry {
  const file = readImportFile([exportHeader, ...productExportLines(product, 'USA')], facts)
  assert.ok('rows' in file)
  const { products, fates } = readProducts(file.rows, new Map(), file.names, facts, file.present)
  assert.deepEqual(
    fates.filter(({ outcome }) => outcome !== 'imported'),
    [],
  )
  const pictures = new Map(product.pictures.map(({ name }) => [name, name]))
  return toProductEntry(products[0]!, { id: 7, site: 'USA', category: 'elsewhere', pictures })
}

test('importing an exported product returns the same product, including its size, model, compatibility, event, and ticket', () => {
  const read = roundtrip(bar)
  assert.ok(isSameProduct(bar, read, (name) => name))
  const { category: _, ageDays: __, ...expected } = bar
  const { ageDays: ___, ...found } = read
  assert.deepEqual(found, expected)
})

test('shipping attributes are exported under their wire names, which the import maps to ours [CATALOG-240]', () => {
  const [line] = productExportLines(bar, 'USA')
  const cell = (name: string) => line![exportHeader.indexOf(name)]
  assert.deepEqual([cell('shipperhq_shipping_group'), cell('rogue_pickup_disabled')], ['FREIGHT', 'true'])
  const { shippingGroup, isPickupDisabled } = roundtrip(bar)
  assert.deepEqual([shippingGroup, isPickupDisabled], ['FREIGHT', true])
})

test("two products that differ in a single property aren't the same product", () => {
  const [first, second] = bar.variants as [ProductEntry['variants'][0], ProductEntry['variants'][0]]
  const { isRegistration: _, ...registrationless } = bar.attributes!
  const others: Partial<typeof bar>[] = [
    { name: 'Power Bar' },
    { facets: {} },
    { status: 'draft' },
    { status: 'unpublished' },
    { status: 'unlisted', visibility: 5 },
    { taxClass: 'untaxed' },
    { customOptions: [{ ...bar.customOptions![0]!, title: 'Monogram' }] },
    { attributes: { ...bar.attributes, warranty: 'Ten years' } },
    { attributes: registrationless },
    { attributes: { ...bar.attributes, featuredOn: ['NA'] } },
    { attributes: { ...bar.attributes, ticket: { type: 'coach', eventId: 'spring-open' } } },
    { variants: [{ ...first, isWithheld: true }, second] },
    { variants: [{ ...first, promotions: {} }, second] },
    { categories: ['new', 'power-bars'] },
    { pictures: bar.pictures.slice(1) },
    { variants: [second, first] },
    { variants: [{ ...first, size: [2_200, 50, 51] }, second] },
    { variants: [{ ...first, packedSize: [2_250, 80, 81] }, second] },
    { variants: [{ ...first, prices: { USA: { price: 29_500 } } }, second] },
    { variants: [{ ...first, model: { kind: 'axle' } }, second] },
    { variants: [{ ...first, stock: { ...stock, onHand: 6 } }, second] },
  ]
  for (const other of others) {
    assert.equal(
      isSameProduct({ ...bar, ...other }, roundtrip(bar), (name) => name),
      false,
      JSON.stringify(other),
    )
    assert.ok(
      isSameProduct({ ...bar, ...other }, roundtrip({ ...bar, ...other }), (name) => name),
      JSON.stringify(other),
    )
  }
})
