import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bundlePriceTypes, type BundleOption, type BundleValue } from '#domain/catalog/options/bundle-option.ts'
import type { BuyRequest } from '#domain/lists/list.ts'
import { defaultRequest } from '../default-request.ts'
import { assortmentForTests, offerForTests, requestForTests } from '../offer-for-tests.ts'
import { priceItem } from '../price-item.ts'

const value = (productId: number, overrides: Partial<BundleValue> = {}): BundleValue => ({
  productId,
  priceType: 'own',
  price: 0,
  percent: 0,
  isDefault: false,
  defaultQty: 1,
  canChangeQty: false,
  ...overrides,
})
const option = (id: string, values: BundleValue[], overrides: Partial<BundleOption> = {}): BundleOption => ({
  id,
  title: id,
  isRequired: true,
  includedProductId: null,
  values,
  ...overrides,
})
const bar = option('bar', [
  value(1, { priceType: 'fixed', price: 20_000, isDefault: true }),
  value(2, { priceType: 'percent', percent: 90 }),
])
const plates = option('plates', [value(3, { isDefault: true, defaultQty: 4, canChangeQty: true })], {
  isRequired: false,
  includedProductId: 5,
})
const bundle = offerForTests(9, { type: 'bundle', base: 5_000, bundleOptions: [bar, plates] })
const offers = [
  bundle,
  offerForTests(1, { base: 29_500 }),
  offerForTests(2, { base: 33_333 }),
  offerForTests(3, { base: 4_500, special: 4_000 }),
  offerForTests(4),
  offerForTests(5),
]
const child = (productId: number, optionId: string, qty = 1): BuyRequest =>
  requestForTests(productId, { qty, metadata: { bundleOptionId: optionId } })
const free = (productId: number, optionId: string): BuyRequest =>
  requestForTests(productId, { metadata: { freeBundleOptionId: optionId } })
const price = (...children: BuyRequest[]) =>
  priceItem(requestForTests(9, { children }), assortmentForTests(offers), { now: 0, earned: null })
const unitsOf = (...children: BuyRequest[]) => {
  const priced = price(...children)
  assert.ok(priced && 'parts' in priced, JSON.stringify(priced))
  return priced.parts.map(({ unit, qty }) => [unit, qty])
}
const messageOf = (...children: BuyRequest[]) => {
  const priced = price(...children)
  return priced && 'error' in priced ? priced.error.message : undefined
}

test('a bundle value has a fixed, percent, or own price type, and a fixed value costs its specified amount [CATALOG-214]', () => {
  assert.deepEqual(bundlePriceTypes, ['fixed', 'percent', 'own'])
  assert.deepEqual(unitsOf(child(1, 'bar'), free(5, 'plates'))[1], [20_000, 1])
})

test("a percent value costs a percentage of the child's price, rounded to the cent; an own value costs the child's current price [PRICE-202]", () => {
  assert.deepEqual(unitsOf(child(2, 'bar'), free(5, 'plates'))[1], [30_000, 1])
  assert.deepEqual(unitsOf(child(1, 'bar'), child(3, 'plates', 4), free(5, 'plates'))[2], [4_000, 4])
})

test('a bundle costs its base price plus its children, and included products are free [CATALOG-215]', () => {
  const units = unitsOf(child(1, 'bar'), child(3, 'plates', 2), free(5, 'plates'))
  assert.deepEqual(units, [
    [5_000, 1],
    [20_000, 1],
    [4_000, 2],
    [0, 1],
  ])
})

test("a child's options cost the same in a bundle as when it is bought alone [PRICE-202]", () => {
  const areaOption = { type: 'area', isRequired: false, values: [] } as const
  const engraving = { ...areaOption, id: 'e', title: 'Engraving', price: 1_000, sku: 'E' }
  const engraved = offers.map((offer) => ({ ...offer, customOptions: [engraving] }))
  const units = [child(1, 'bar'), child(2, 'bar')].map((bar) => {
    const children = [bar, child(3, 'plates', 4)].map((each) => ({ ...each, options: { e: 'Ann' } }))
    const request = requestForTests(9, { children: [...children, free(5, 'plates')] })
    const priced = priceItem(request, assortmentForTests(engraved), { now: 0, earned: null })
    return priced && 'parts' in priced ? priced.parts.map(({ unit, base }) => [unit, base]).slice(1, 3) : priced
  })
  assert.deepEqual(units, [
    [
      [21_000, 21_000],
      [5_000, 5_500],
    ],
    [
      [31_000, 31_000],
      [5_000, 5_500],
    ],
  ])
})

test('the quantity of a bundle value can be changed up to a limit if allowed, and is otherwise the default [CATALOG-217]', () => {
  assert.equal(messageOf(child(1, 'bar', 2), free(5, 'plates')), 'Invalid bundle child')
  assert.equal(messageOf(child(1, 'bar'), child(3, 'plates', 100), free(5, 'plates')), 'Invalid bundle child')
  assert.equal(messageOf(child(1, 'bar'), child(3, 'plates', 99), free(5, 'plates')), undefined)
})

test('a bundle without a required option gets the error "Invalid bundle (missing required option)" [CART-213]', () =>
  assert.equal(messageOf(free(5, 'plates')), 'Invalid bundle (missing required option)'))

test('a bundle child with an unknown option, or without one, gets the error "Invalid bundle child" [CART-214]', () => {
  assert.equal(messageOf(child(1, 'rack'), free(5, 'plates')), 'Invalid bundle child')
  assert.equal(messageOf(requestForTests(1), free(5, 'plates')), 'Invalid bundle child')
  assert.equal(messageOf(child(1, 'bar'), child(2, 'bar'), free(5, 'plates')), 'Invalid bundle child')
})

test("a child that isn't a value of its bundle option gets the error 'Unknown bundle child' [CART-215]", () =>
  assert.equal(messageOf(child(4, 'bar'), free(5, 'plates')), 'Unknown bundle child'))

test('a bundle without its included product gets the error "Required free product not found in bundle" [CART-216]', () =>
  assert.equal(messageOf(child(1, 'bar')), 'Required free product not found in bundle'))

test('replacing the included product of a bundle gets the error "Incorrect free product" [CART-209, CART-244]', () => {
  assert.equal(messageOf(child(1, 'bar'), free(4, 'plates')), 'Incorrect free product')
  assert.equal(messageOf(child(1, 'bar'), free(5, 'plates'), free(5, 'bar')), 'Incorrect free product')
})

test('a bundle with a child that is not sold on the site cannot be bought', () => {
  const here = assortmentForTests(offers.filter(({ id }) => id !== 1))
  const request = requestForTests(9, { children: [child(1, 'bar'), free(5, 'plates')] })
  assert.equal(priceItem(request, here, { now: 0, earned: null }), null)
})

test("a bundle's default selection has its default values, default quantities, and all free products [CATALOG-216]", () => {
  assert.deepEqual(defaultRequest(bundle).children, [child(1, 'bar'), child(3, 'plates', 4), free(5, 'plates')])
})
