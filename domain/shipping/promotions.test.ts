import assert from 'node:assert/strict'
import { test } from 'node:test'
import { line } from './cart-for-tests.ts'
import type { CartLineForShipping } from './line.ts'
import {
  defaultRedemptions,
  type FiveForFive,
  unitsInSale,
  shippingPromotionProgress,
  splitFiveForFive,
  withFreeShipping,
} from './promotions.ts'
import { rateCart } from './rating/rate-cart.ts'
import type { ShippingTables } from './rating/tables.ts'

const ours = line()
const three = (qty: number) => line({ itemId: 'cups', qty, offers: { countsForThreeShipFree: true } })
const sale = (change: Partial<CartLineForShipping> = {}) =>
  line({
    itemId: 'mat',
    sku: 'MAT',
    shippingGroup: 'DROPSHIP',
    vendor: 'Pellam',
    offers: { isBlackFridayDropship: true },
    ...change,
  })
const freeItems = (lines: CartLineForShipping[], countryId = 'US') =>
  withFreeShipping('USA', countryId, lines).flatMap(({ itemId, shipsFree }) => (shipsFree ? [itemId] : []))

test('three or more "three ship free" units ship free in the home zone, but two do not, and all other items are charged [PROMO-222, PROMO-204]', () => {
  assert.deepEqual(
    [2, 3, 4].map((qty) => freeItems([three(qty), ours])),
    [[], ['cups'], ['cups']],
  )
  assert.deepEqual(freeItems([three(2), three(1)]), ['cups', 'cups'])
  assert.deepEqual(freeItems([three(3)], 'CA'), [])
})

test('one product that makes the whole cart ship free makes every line ship free [PROMO-205]', () =>
  assert.deepEqual(freeItems([ours, line({ itemId: 'rower', offers: { makesCartShipFree: true } })]), [
    'plates',
    'rower',
  ]))

test('the first five direct-ship units in "five for five" ship together; local units and units that ship free do not count [PROMO-205, PROMO-221]', () => {
  const { five, rest } = splitFiveForFive('USA', [sale({ qty: 3 }), ours, sale({ itemId: 'ball', qty: 4 })], 5)
  const shown = (lines: CartLineForShipping[]) => lines.map(({ itemId, qty }) => [itemId, qty])
  assert.deepEqual(shown(five), [
    ['mat', 3],
    ['ball', 2],
  ])
  assert.deepEqual(shown(rest), [
    ['plates', 1],
    ['ball', 2],
  ])
  assert.deepEqual(splitFiveForFive('USA', [sale({ shippingGroup: '' }), sale({ shipsFree: true })], 5).five, [])
})

test('a cart shows the units missing for "three ship free" and the progress of "five for five" while it can be redeemed [PROMO-222]', () => {
  const campaign: FiveForFive = { maxItems: 5, price: 500, remaining: 1 }
  const reach = (lines: CartLineForShipping[], overrides: FiveForFive | null = campaign) =>
    shippingPromotionProgress('USA', 'US', lines, overrides)
  assert.deepEqual(
    [1, 2, 3, 4].map((qty) => reach([three(qty)]).threeShipFree?.missing),
    [2, 1, 0, 0],
  )
  assert.equal(reach([ours]).threeShipFree, null)
  assert.deepEqual(reach([sale({ qty: 7 })]).fiveForFive, { pieces: 7, maxItems: 5, price: 500 })
  assert.equal(reach([sale()], { ...campaign, remaining: 0 }).fiveForFive, null)
  assert.equal(reach([sale()], null).fiveForFive, null)
})

test('"five for five" units are counted by line, including bundle parts and units beyond five [PROMO-005]', () => {
  const bundle = [sale({ itemId: 'set', qty: 2 }), sale({ itemId: 'set', sku: 'BALL', qty: 4 })]
  const counted = unitsInSale('USA', 'US', [
    ...bundle,
    ours,
    sale({ qty: 7 }),
    sale({ itemId: 'own', shippingGroup: '' }),
  ])
  assert.deepEqual(Object.fromEntries(counted), { set: 6, mat: 7 })
  const freed = line({ itemId: 'rower', offers: { makesCartShipFree: true } })
  assert.equal(unitsInSale('USA', 'US', [sale(), freed]).size, 0)
})

test('by default, an email address can redeem "five for five" twice [PROMO-219]', () =>
  assert.equal(defaultRedemptions, 2))

const always = { validFrom: '2000-01-01', validTo: null }
const tables: ShippingTables = {
  origins: [],
  zones: [{ site: 'USA', vendor: '', code: 'home', country: 'US', regions: null, postcodes: null, ...always }],
  prices: [
    {
      site: 'USA',
      zone: 'home',
      service: 'ground',
      carrier: 'table',
      label: 'Ground',
      kind: 'parcel',
      fromGrams: 0,
      toGrams: 68_000,
      base: 0,
      perStep: 100,
      stepGrams: 1000,
      days: null,
      ...always,
    },
  ],
  parcelLimitGrams: { USA: 68_000, CAN: 0, AUS: 0, EUR: 0, GBR: 0, APO: 0 },
  divisors: [],
  freightClasses: [],
  surcharges: [],
}
function rated(lines: CartLineForShipping[], fiveForFive: FiveForFive | null) {
  const shipTo = { countryId: 'US', region: 'OH', postcode: '43215' }
  const cart = rateCart({ site: 'USA', shipTo, lines, allowSplit: true, pickup: undefined, fiveForFive }, tables)
  assert.ok(!('problem' in cart))
  return cart
}

test('five "five for five" units ship at the flat price, and a sixth is charged, in both merged and split rates [PROMO-221]', () => {
  const campaign = { maxItems: 5, price: 500, remaining: 1 }
  const merged = (lines: CartLineForShipping[]) => rated(lines, campaign).rates.map(({ rate }) => rate)
  assert.deepEqual(merged([sale({ qty: 5 })]), [500])
  assert.deepEqual(merged([sale({ qty: 6 })]), [1500])
  assert.deepEqual(merged([sale({ qty: 5 }), ours]), [1500])
  const { split, fiveForFive } = rated([sale({ qty: 5 }), ours], campaign)
  assert.deepEqual(
    split.map(({ packageNumber, shippingCode, rate }) => [packageNumber, shippingCode, rate]),
    [
      [1, 'ground', 1000],
      [2, 'five_for_five', 500],
    ],
  )
  assert.deepEqual(fiveForFive, { rates: true, split: true })
})

test('"five for five" is not applied if the regular price is lower or no redemptions are left', () => {
  const light = sale({ weightGrams: 2000 })
  assert.deepEqual(rated([light], { maxItems: 5, price: 500, remaining: 1 }).rates[0]?.rate, 200)
  assert.equal(rated([light], { maxItems: 5, price: 500, remaining: 1 }).fiveForFive, undefined)
  assert.deepEqual(rated([sale()], { maxItems: 5, price: 500, remaining: 0 }).rates[0]?.rate, 1000)
})

test('units that ship free do not count toward "five for five"', () => {
  const both = sale({ qty: 3, offers: { isBlackFridayDropship: true, countsForThreeShipFree: true } })
  assert.deepEqual(rated([both], { maxItems: 5, price: 500, remaining: 1 }).rates[0]?.rate, 0)
})
