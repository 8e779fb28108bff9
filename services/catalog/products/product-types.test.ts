import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productTypes } from '#domain/catalog/product-type.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { testProducts } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const { call } = await openTestShop([...testProducts, ...typedProducts]).then((shop) => shop.visit())
const complete = (id: number) => call('GET /svc_content/catalog/product/complete/{id}', { params: { id: String(id) } })
const keysOf = (value: object) => Object.keys(value).toSorted()

test('a product is simple, configurable, bundle, grouped, giftcard, or virtual [CATALOG-206]', async () => {
  assert.deepEqual(productTypes, ['simple', 'configurable', 'bundle', 'grouped', 'giftcard', 'virtual'])
  const types = await Promise.all([51, 9, 60, 61, 62, 63].map(async (id) => (await complete(id)).type))
  assert.deepEqual(new Set(types), new Set(productTypes))
})

test('a custom option has id, type, price, SKU, and values [CATALOG-209, CATALOG-211]', async () => {
  const { customOptions } = await complete(64)
  const [cap, engraving] = customOptions
  assert.deepEqual(cap, {
    id: '7',
    title: 'End cap',
    type: 'radio',
    isRequired: true,
    price: 0,
    sku: '',
    values: [
      { id: 'plain', price: 0, sku: '', title: 'Plain' },
      { id: 'brass', price: 15, sku: '-BR', title: 'Brass' },
    ],
  })
  assert.deepEqual(
    [engraving?.type, engraving?.isRequired, engraving?.price, engraving?.sku, engraving?.mostCharacters],
    ['area', false, 20, '-ENG', 12],
  )
})

test('a bundle option has included products, and values with price and quantity [CATALOG-212, CATALOG-213]', async () => {
  const { bundleOptions } = await complete(60)
  assert.deepEqual(bundleOptions[0], {
    id: 'bar',
    title: 'Bar',
    isRequired: true,
    includedProductId: 53,
    values: [{ productId: 51, priceType: 'percent', price: 90, isDefault: true, defaultQty: 1, canChangeQty: false }],
  })
  assert.deepEqual(bundleOptions[1]?.values[0], {
    productId: 52,
    priceType: 'own',
    price: 0,
    isDefault: true,
    defaultQty: 2,
    canChangeQty: true,
  })
})

test('a gift card has fixed amounts and a range for custom amounts [GIFT-202]', async () => {
  const { giftcardData } = await complete(62)
  assert.deepEqual(giftcardData, {
    type: 'virtual',
    amounts: [25, 50],
    isOpenAmountAllowed: true,
    openAmountMin: 10,
    openAmountMax: 500,
  })
  assert.equal((await complete(51)).giftcardData, null)
})

test('a weight tier has a minimum in pounds and a discount per pound [PRICE-203]', async () => {
  const { hundoPricing } = await complete(60)
  assert.deepEqual(hundoPricing.map(keysOf), [['discountPerLb', 'ruleWeight']])
  assert.deepEqual(hundoPricing, [{ ruleWeight: 150, discountPerLb: 0.1 }])
})
