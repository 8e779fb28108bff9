import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProductEntry } from '#domain/catalog/product-entry.ts'
import { testProduct, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const bar = (id: number, name: string, psi: string, overrides: Partial<ProductEntry> = {}) =>
  testProduct(id, `bar-${id}`, {
    name,
    categories: ['bars'],
    specification: [
      ['Tensile strength', `${psi} PSI`],
      ['Made in', 'USA'],
    ],
    facets: { use: ['Powerlifting'], diameter: ['28.5 mm'], finish: ['Black zinc'] },
    ...overrides,
  })

const shop = await openTestShop([
  bar(40, 'Soft Bar', '190,000'),
  bar(41, 'Strong Bar', '205,000', { brand: 'Vestergrav' }),
  bar(42, 'Quick Bar', '200,000', {
    facets: { use: ['Weightlifting'], diameter: ['28 mm'], finish: ['Chrome'] },
    shippingGroup: 'DROPSHIP',
    specification: [
      ['Tensile strength', '200,000 PSI'],
      ['F rating', 'F8'],
      ['Durability of 10', 'Affiliate 7, Olympic 9, garage 6, powerlifting 4'],
      ['Made in', 'USA'],
    ],
  }),
  bar(43, 'Curl Bar', '150,000', { facets: { use: ['Arms'], diameter: ['28.5 mm'], finish: ['Chrome'] } }),
  bar(44, 'American Bar', '215,000', { variants: [testVariant('IW-44', { prices: { USA: { price: 20_000 } } })] }),
  bar(45, 'Two Finish Bar', '180,000', {
    type: 'configurable',
    options: [{ code: 'finish', label: 'Finish', values: [{ label: 'Chrome' }, { label: 'Black zinc' }] }],
    facets: { use: ['Powerlifting'], diameter: ['28.5 mm'], finish: ['Chrome', 'Black zinc'] },
    variants: [
      testVariant('IW-45-CH', { choice: { finish: 'Chrome' } }),
      testVariant('IW-45-BZ', { choice: { finish: 'Black zinc' }, prices: { USA: { price: 20_000 } } }),
    ],
  }),
])
const chart = (site: 'USA' | 'EUR', category = 'bars') =>
  shop.visit(site).call('GET /svc_content/barbells', { query: { category } })

test('the barbell chart lists bars with their catalog data, by rank [INDEX-038, INDEX-039, INDEX-040]', async () => {
  const rows = await chart('USA')
  assert.deepEqual(
    rows.map(({ rank, category, name, tensileStrength }) => [rank, category, name, tensileStrength]),
    [
      [1, '28MM OLY', 'Quick Bar', 200_000],
      [2, '28.5MM Power', 'American Bar', 215_000],
      [3, '28.5MM Power', 'Strong Bar', 205_000],
      [4, '28.5MM Power', 'Soft Bar', 190_000],
      [5, '28.5MM Power', 'Two Finish Bar', 180_000],
    ],
  )
  assert.deepEqual(rows[0], {
    name: 'Quick Bar',
    url: '/bar-42',
    category: '28MM OLY',
    madeIn: 'USA',
    brand: 'own',
    diameter: 28,
    finish: ['Chrome'],
    tensileStrength: 200_000,
    rank: 1,
    fRating: 8,
    isOwnWarehouse: false,
    durability: { affiliate: 7, olympic: 9, garage: 6, powerlifting: 4 },
  })
})

test("rows of the store's own brand link to the product; other brands have no link [INDEX-044, INDEX-045]", async () => {
  for (const { brand, url, name } of await chart('USA')) assert.equal(url !== null, brand === 'own', name)
})

test('the barbell chart contains only the bars and finishes that the site sells [INDEX-038]', async () => {
  const rows = await chart('EUR')
  assert.ok(!rows.some(({ name }) => name === 'American Bar'))
  assert.deepEqual(rows.find(({ name }) => name === 'Two Finish Bar')?.finish, ['Chrome'])
})

test('the barbell chart for a category without bars, or for an unknown category, is empty', async () => {
  assert.deepEqual(await chart('USA', 'plates'), [])
  assert.deepEqual(await chart('USA', 'no-such-category'), [])
})
