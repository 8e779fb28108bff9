import assert from 'node:assert/strict'
import { test } from 'node:test'
import { saveProduct } from '#services/catalog/products/save-product.ts'
import { saveTerms } from '#services/catalog/translations/save-translation.ts'
import { priceEverywhere, testProduct, testProducts, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop, testNow } from '#services/testing/shop-for-tests.ts'
import { noGroupPrices } from '#storefront/browser/group-prices.ts'
import { germanContextOf } from '#storefront/page/page-for-tests.ts'
import { compoundView } from './compound-view.ts'

const group = testProduct(91, 'bar-group', {
  type: 'grouped',
  variants: [testVariant('IW-91', { prices: {} })],
  members: ['power-bar'],
})
const shop = await openTestShop([...testProducts, group])
await shop.db.transaction((tx) => saveTerms(tx, 'de', new Map(Object.entries({ Black: 'Schwarz', Chrome: 'Chrom' }))))
const { call, shop: germanShop } = germanContextOf(shop.visit('EUR'))
const productOf = (id: number) => call('GET /svc_content/catalog/product/complete/{id}', { params: { id: String(id) } })
async function membersOf(id: number) {
  const { members } = compoundView(await productOf(id), { own: noGroupPrices }, germanShop)
  return members.map(({ name }) => name)
}

test('the variants in a product group have German names on a German page', async () => {
  assert.deepEqual(await membersOf(91), ['Power Bar, Chrom', 'Power Bar, Schwarz'])
})

test('a variant in a bundle has a German name on a German page', async () => {
  const [chrome] = (await productOf(9)).children
  const value = {
    priceType: 'own',
    price: {},
    percent: 0,
    isDefault: true,
    defaultQty: 1,
    canChangeQty: false,
  } as const
  const bundle = testProduct(92, 'bar-bundle', {
    type: 'bundle',
    variants: [testVariant('IW-92', { prices: priceEverywhere(0) })],
    bundleOptions: [
      {
        id: 'bar',
        title: 'Bar',
        isRequired: true,
        includedProductId: null,
        values: [{ ...value, productId: chrome!.productId }],
      },
    ],
  })
  await shop.db.transaction((tx) => saveProduct(tx, bundle, () => null, testNow))
  assert.deepEqual(await membersOf(92), ['Power Bar, Chrom'])
})
