import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ListItem } from '#domain/lists/list.ts'
import { noOfferLimits, type ParentProduct, type Offer, type OfferLimits } from '#domain/pricing/offer.ts'
import {
  assortmentForTests,
  offerForTests as offer,
  ampleStock,
  requestForTests,
} from '#domain/pricing/offer-for-tests.ts'
import { canCheckOut, priceCart, type CartTerms } from './price-cart.ts'
import { defaultCartSettings } from './settings.ts'

const terms: CartTerms = { now: 0, settings: defaultCartSettings, earned: new Map() }
const item = (productId: number, overrides: Partial<ListItem> = {}): ListItem => ({
  id: `line-${productId}`,
  ...requestForTests(productId),
  ...overrides,
})
const shirt: ParentProduct = { id: 9, type: 'configurable', members: [] }
const priced = (items: ListItem[], offers: Offer[], overrides: Partial<CartTerms> = {}, heads = [shirt]) =>
  priceCart(items, assortmentForTests(offers, heads), { ...terms, ...overrides })
const price = (...input: Parameters<typeof priced>) => priced(...input).lines
const child = (productId: number) => [requestForTests(productId)]
const blackBar = offer(902, { productId: 9, type: 'configurable' })

test('a line total is the current unit price times its quantity [PRICE-221]', () => {
  const [line] = price([item(1, { qty: 3 })], [offer(1, { special: 8_000 })])
  assert.deepEqual([line?.price, line?.base, line?.rowTotal], [8_000, 10_000, 24_000])
})

test('a configurable item without a selected variant gets the error "Invalid configurable product" [CART-211]', () => {
  const [line] = price([item(9)], [blackBar])
  assert.equal(line?.error?.message, 'Invalid configurable product')
})

test('a variant of a different product gets the error "Unknown configurable child" [CART-212]', () => {
  const [line] = price([item(8, { children: child(902) })], [blackBar], {}, [{ ...shirt, id: 8 }])
  assert.equal(line?.error?.message, 'Unknown configurable child')
})

test('options that the product does not have result in the error "Invalid options selected" [CART-217]', () => {
  const [line] = price([item(1, { options: { color: 'red' } })], [offer(1)])
  assert.equal(line?.error?.message, 'Invalid options selected')
})

test('a line that cannot be priced has a total of 0 and blocks checkout until it is removed [CART-221]', () => {
  const lines = price([item(1), item(2, { options: { color: 'red' } })], [offer(1), offer(2)])
  assert.deepEqual(
    lines.map(({ rowTotal }) => rowTotal),
    [10_000, 0],
  )
  assert.deepEqual([canCheckOut(lines), canCheckOut(lines.slice(0, 1))], [false, true])
  assert.equal(canCheckOut(price([item(1), item(404)], [offer(1)])), false)
})

test('a cart line with a quantity above the limit is flagged [CART-224]', () => {
  const [line] = price([item(1, { qty: 21 })], [offer(1)])
  assert.deepEqual([line?.most, line?.flags], [20, ['over_maximum']])
})

test('an out-of-stock item is flagged [CART-225]', () => {
  const [line] = price([item(1)], [offer(1, { stock: { ...ampleStock, onHand: 0 } })])
  assert.deepEqual(line?.flags, ['out_of_stock'])
})

test('an out-of-stock item with back-in-stock alerts is flagged as notify_only [CART-226]', () => {
  const [line] = price([item(1)], [offer(1, { stock: { ...ampleStock, onHand: 0, notify: true } })])
  assert.deepEqual(line?.flags, ['notify_only'])
})

test('the quantity limit covers all lines of the same variant', () => {
  const lines = price(
    [item(9, { id: 'a', qty: 15, children: child(902) }), item(9, { id: 'b', qty: 10, children: child(902) })],
    [blackBar],
  )
  assert.deepEqual(
    lines.map(({ flags }) => flags),
    [['over_maximum'], ['over_maximum']],
  )
})

test('low stock and delayed shipping are flagged but do not block checkout', () => {
  const lines = price(
    [item(1), item(2)],
    [
      offer(1, { stock: { ...ampleStock, onHand: 3 } }),
      offer(2, { stock: { ...ampleStock, onHand: 0, backorder: 9, leadTimeDays: 14 } }),
    ],
  )
  assert.deepEqual(
    lines.map(({ flags }) => flags),
    [['low_stock'], ['ships_later']],
  )
  assert.equal(canCheckOut(lines), true)
})

test('an empty cart cannot be checked out', () => assert.equal(canCheckOut([]), false))

test("a product bought from a grouped product's page must be a member of the group [CART-210]", () => {
  const group: ParentProduct = { id: 7, type: 'grouped', members: [1] }
  const from = (groupedProductId: number) =>
    price([item(1, { metadata: { groupedProductId } })], [offer(1)], {}, [group])[0]?.error?.message
  assert.deepEqual([from(7), from(8)], [undefined, 'Invalid cart item (grouped)'])
  assert.equal(price([item(7)], [], {}, [group])[0]?.error?.message, 'Invalid cart item (grouped)')
  assert.equal(
    price([item(2, { metadata: { groupedProductId: 7 } })], [offer(2)], {}, [group])[0]?.error?.message,
    'Invalid cart item (grouped)',
  )
})

const giftcard = { recipientEmail: 'a@b.example', recipientName: 'A', senderEmail: 'c@d.example', senderName: 'C' }
const range = {
  type: 'virtual',
  amounts: [5_000],
  isOpenAmountAllowed: false,
  openAmountMin: 0,
  openAmountMax: 0,
} as const
const card = offer(6, { type: 'giftcard', base: 5_000, giftCard: range })

test('a gift card costs its amount, and gets the error "Invalid giftcard item" if details are missing [GIFT-205]', () => {
  assert.equal(price([item(6, { metadata: { giftcard: { ...giftcard, amount: 5_000 } } })], [card])[0]?.price, 5_000)
  assert.equal(price([item(6)], [card])[0]?.error?.message, 'Invalid giftcard item')
})

test("a product that isn't a gift card cannot be bought as one [GIFT-204]", () => {
  const [line] = price([item(1, { metadata: { giftcard: { ...giftcard, amount: 5_000 } } })], [offer(1)])
  assert.equal(line?.error?.message, 'Invalid giftcard product')
})

const running = { isEnabled: true, from: null, to: null, price: 9_000, isQtyLimited: true, qty: 3 }

test('a promotion with limited units caps the quantity [CART-223]', () => {
  const [line] = price([item(1, { qty: 4 })], [offer(1, { promotion: running })])
  assert.deepEqual([line?.price, line?.most, line?.bound, line?.flags], [9_000, 3, 'promotion', ['over_maximum']])
})

test('programs and registrations have a maximum quantity of 1 [PROGRAM-208, EVENT-203]', () => {
  const limited = (overrides: Partial<OfferLimits>) =>
    price([item(1)], [offer(1, { limits: { ...noOfferLimits, ...overrides } })]).map(({ most, bound }) => [
      most,
      bound,
    ])[0]
  assert.deepEqual(limited({ isProgram: true }), [1, 'program'])
  assert.deepEqual(limited({ isRegistration: true }), [1, 'registration'])
  assert.deepEqual(limited({ purchaseLimit: 2 }), [2, 'purchase_limit'])
})

test('price components are listed in the order in which they apply', () => {
  const steps = price([item(1)], [offer(1, { special: 8_000, promotion: { ...running, price: 7_000 } })])[0]?.steps
  assert.deepEqual(steps, [
    { reason: 'base', price: 10_000 },
    { reason: 'promo', price: 7_000 },
  ])
})

const earned = { productId: 1, type: 'percent', value: 20, remainingUses: 2, freeShipping: false } as const

test('an earned discount applies only to lines that redeem it, and only until no uses remain [CART-239]', () => {
  const redeem = { metadata: { redeem: 'e-1' } }
  const lines = price(
    [item(1, { id: 'a', qty: 1, ...redeem }), item(1, { id: 'b', qty: 2, ...redeem }), item(1, { id: 'c' })],
    [offer(1)],
    { earned: new Map([['e-1', earned]]) },
  )
  assert.deepEqual(
    lines.map(({ price }) => price),
    [8_000, 10_000, 10_000],
  )
  assert.equal(price([item(2, redeem)], [offer(2)], { earned: new Map([['e-1', earned]]) })[0]?.price, 10_000)
})

const tiers = [{ ruleWeight: 100, discountPerLb: 10 }]
const option = { id: 'p', title: 'Plates', isRequired: true, includedProductId: null }
const value = { priceType: 'own', price: 0, percent: 0, isDefault: true, defaultQty: 1, canChangeQty: true } as const
const set = (id: number, overrides: Partial<Offer> = {}) =>
  offer(id, {
    type: 'bundle',
    base: 0,
    weightGrams: null,
    weightTiers: tiers,
    bundleOptions: [{ ...option, values: [{ ...value, productId: 45 }] }],
    ...overrides,
  })
const plate = offer(45, { base: 9_000, weightGrams: 20_412 })
const plates = (productId: number, qty: number, id = `line-${productId}`) =>
  item(productId, { id, children: [{ ...requestForTests(45), qty, metadata: { bundleOptionId: 'p' } }] })

test('lines with the same product count together toward a tier, and different products do so only if the site allows it [PRICE-214]', () => {
  const twoLines = price([plates(3, 1, 'a'), plates(3, 2, 'b')], [set(3), plate])
  assert.deepEqual(
    twoLines.map(({ discount }) => discount),
    [450, 900],
  )
  const twoProducts = [plates(3, 1), plates(4, 2)]
  const offers = [set(3), set(4), plate]
  assert.deepEqual(
    price(twoProducts, offers).map(({ discount }) => discount),
    [0, 0],
  )
  const cartWide = { settings: { ...defaultCartSettings, weightTierScope: 'cart' as const } }
  assert.deepEqual(
    price(twoProducts, offers, cartWide).map(({ discount }) => discount),
    [450, 900],
  )
})

test('ten units of 100 lb reach the tier at 1,000 lb [PRICE-212, PRICE-213]', () => {
  const heavy = offer(46, { weightGrams: 45_359, weightTiers: [{ ruleWeight: 1_000, discountPerLb: 1 }] })
  assert.deepEqual(
    price([item(46, { qty: 10 })], [heavy]).map(({ discount }) => discount),
    [1_000],
  )
})

test("a bundle's weight is the weight of its children, not its catalog weight [PRICE-214]", () => {
  const [line] = price([plates(3, 2)], [set(3, { weightGrams: 40_824 }), plate])
  assert.equal(line?.discount, 0)
})

test('an earned discount for a product does not apply to bundles that contain it, and invalid lines do not consume its uses [CART-239]', () => {
  const redeem = { metadata: { redeem: 'e-1' } }
  const terms = { earned: new Map([['e-1', { ...earned, productId: 45, type: 'fixed' as const, value: 5_000 }]]) }
  const lines = [
    { ...plates(3, 1), ...redeem },
    item(45, { qty: 2, options: { color: 'red' }, ...redeem }),
    item(45, { qty: 2, ...redeem }),
  ]
  assert.deepEqual(
    price(lines, [set(3, { base: 20_000 }), plate], terms).map(({ price }) => price),
    [29_000, 0, 4_000],
  )
})

test('a product with an active promotion gets no weight tier discount', () => {
  const { tiers: reached } = priced([plates(3, 4)], [set(3, { promotion: { ...running, price: 0 } }), plate])
  assert.deepEqual(reached, [])
})

test('the cart reports the weight that each product still needs for the next tier', () => {
  const { tiers: reached } = priced([plates(3, 2)], [set(3), plate])
  assert.deepEqual(
    reached.map(({ productId, pounds, tier, next }) => [productId, pounds, tier, next?.missing]),
    [[3, 90, null, 10]],
  )
})

test('units in bundles and units on separate lines are counted together [CART-229]', () => {
  const few = { ...plate, stock: { ...ampleStock, onHand: 5 } }
  const lines = price([plates(3, 4), item(45, { qty: 2 })], [set(3), few])
  assert.deepEqual(
    lines.map(({ flags }) => flags.includes('over_maximum')),
    [true, true],
  )
  assert.equal(price([plates(3, 2)], [set(3), few])[0]?.most, 2)
})

test('a quoted line costs the quoted price, without earned discounts and weight tiers [LIST-234]', () => {
  const redeem = { metadata: { redeem: 'e-1' } }
  const { lines, tiers: reached } = priced(
    [item(1, { id: 'a', qty: 6, ...redeem })],
    [offer(1, { weightTiers: tiers })],
    {
      earned: new Map([['e-1', { ...earned, remainingUses: 9 }]]),
      quoted: new Map([['a', 7_000]]),
    },
  )
  assert.deepEqual(
    lines.map(({ price, rowTotal, discount, redeemed }) => [price, rowTotal, discount, redeemed]),
    [[7_000, 42_000, 0, null]],
  )
  assert.deepEqual(reached, [])
})
