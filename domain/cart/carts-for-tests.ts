import type { CustomerEarnedDiscount } from '#domain/earned/customer-earned-discount.ts'
import { fc } from '#platform/fast-check-for-tests.ts'
import type { BundleOption, BundleValue } from '#domain/catalog/options/bundle-option.ts'
import type { CustomOption } from '#domain/catalog/options/custom-option.ts'
import type { BuyRequest, ItemMetadata, ListItem } from '#domain/lists/list.ts'
import type { Assortment, ParentProduct, Offer } from '#domain/pricing/offer.ts'
import { offerForTests, ampleStock, requestForTests } from '#domain/pricing/offer-for-tests.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'
import type { CartTerms } from './price-cart.ts'
import { defaultCartSettings } from './settings.ts'

/** A random cart with products of every type. Some lines are deliberately invalid. */
export interface AnyCart {
  items: ListItem[]
  assortment: Assortment
  terms: CartTerms
}

const now = 1_000_000
const amount = fc.integer({ min: 0, max: 500_000 })
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const instant = maybe(fc.integer({ min: now - 3, max: now + 3 }))

const promotion: fc.Arbitrary<Promotion> = fc.record({
  isEnabled: fc.boolean(),
  from: instant,
  to: instant,
  price: amount,
  isQtyLimited: fc.boolean(),
  qty: maybe(fc.integer({ min: 0, max: 5 })),
})
const optionValue = (id: string) =>
  fc.record({ id: fc.constant(id), title: fc.constant(id), price: amount, sku: fc.constant('') })
const customOption = (id: string): fc.Arbitrary<CustomOption> =>
  fc.record({
    id: fc.constant(id),
    title: fc.constant(id),
    type: fc.constantFrom('radio', 'drop_down', 'checkbox', 'multiple', 'area'),
    isRequired: fc.boolean(),
    price: amount,
    sku: fc.constant(''),
    values: fc.tuple(optionValue('a'), optionValue('b')),
  })
const someOptions = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.tuple(customOption('1')) },
  { weight: 1, arbitrary: fc.tuple(customOption('1'), customOption('2')) },
)
const tiers = fc.uniqueArray(
  fc.record({ ruleWeight: fc.integer({ min: 1, max: 400 }), discountPerLb: fc.integer({ min: 0, max: 200 }) }),
  { maxLength: 3, selector: ({ ruleWeight }) => ruleWeight },
)
const sold = (id: number, overrides: Partial<Offer> = {}): fc.Arbitrary<Offer> =>
  fc
    .record({
      base: amount,
      special: maybe(amount),
      group: maybe(amount),
      promotion: maybe(promotion),
      weightGrams: maybe(fc.integer({ min: 1, max: 60_000 })),
      customOptions: someOptions,
    })
    .map((facts) => offerForTests(id, { stock: { ...ampleStock, onHand: 9_999, most: 9_999 }, ...facts, ...overrides }))

// Ids: 1 and 2 are simple; 30 is configurable with children 31 and 32; 40 and 41 are bundles; 50 groups 1 and 2; 60 is
// a gift card.
const simpleIds = [1, 2, 31, 32] as const
const value: fc.Arbitrary<BundleValue> = fc.record({
  productId: fc.constantFrom(...simpleIds),
  priceType: fc.constantFrom('fixed', 'percent', 'own'),
  price: amount,
  percent: fc.integer({ min: 0, max: 100 }),
  isDefault: fc.boolean(),
  defaultQty: fc.integer({ min: 1, max: 4 }),
  canChangeQty: fc.boolean(),
})
const bundleOption = (id: string): fc.Arbitrary<BundleOption> =>
  fc.record({
    id: fc.constant(id),
    title: fc.constant(id),
    isRequired: fc.boolean(),
    includedProductId: fc.oneof(
      { weight: 3, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.constantFrom(...simpleIds) },
    ),
    values: fc.uniqueArray(value, { minLength: 1, maxLength: 3, selector: ({ productId }) => productId }),
  })
const bundle = (id: number) =>
  fc
    .tuple(fc.tuple(bundleOption('x'), bundleOption('y')), tiers, sold(id, { type: 'bundle' }))
    .map(([bundleOptions, weightTiers, offer]): Offer => ({ ...offer, bundleOptions, weightTiers }))
const card = fc
  .record({ isOpenAmountAllowed: fc.boolean(), openAmountMin: amount, openAmountMax: amount })
  .map((range) =>
    offerForTests(60, {
      type: 'giftcard',
      weightGrams: null,
      giftCard: { type: 'virtual', amounts: [2_500, 5_000], ...range },
    }),
  )
const configurable: Partial<Offer> = { productId: 30, type: 'configurable' }
const heads: readonly ParentProduct[] = [
  { id: 30, type: 'configurable', members: [] },
  { id: 50, type: 'grouped', members: [1, 2] },
]
const assortment: fc.Arbitrary<Assortment> = fc
  .tuple(sold(1), sold(2), sold(31, configurable), sold(32, configurable), bundle(40), bundle(41), card)
  .map((offers) => ({
    offers: new Map(offers.map((offer) => [offer.id, offer])),
    parents: new Map(heads.map((head) => [head.id, head])),
  }))

const qty = fc.integer({ min: 1, max: 9 })
const chosen = fc.dictionary(fc.constantFrom('1', '2'), fc.constantFrom('a', 'b', 'a,b', 'Ann', ''), { maxKeys: 2 })
const metadata = (overrides: Partial<Record<keyof ItemMetadata, fc.Arbitrary<unknown>>>) =>
  fc.record(overrides, { requiredKeys: [] }) as fc.Arbitrary<ItemMetadata>
const child: fc.Arbitrary<BuyRequest> = fc.record({
  productId: fc.constantFrom(...simpleIds),
  qty: fc.integer({ min: 1, max: 4 }),
  options: chosen,
  children: fc.constant([]),
  metadata: fc.oneof(
    metadata({ bundleOptionId: fc.constantFrom('x', 'y') }),
    metadata({ freeBundleOptionId: fc.constantFrom('x', 'y') }),
  ),
})
const giftcard = fc.record(
  {
    recipientEmail: fc.constant('b@example.com'),
    recipientName: fc.constant('B'),
    senderEmail: fc.constant('a@example.com'),
    senderName: fc.constant('A'),
    amount: fc.constantFrom(2_500, 5_000, 4_000),
    customAmount: amount,
  },
  { requiredKeys: ['recipientEmail', 'recipientName', 'senderEmail', 'senderName'] },
)
const redeeming = metadata({ redeem: fc.constant('e') })
const line = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      productId: fc.constantFrom(1, 2),
      options: chosen,
      metadata: metadata({ redeem: fc.constant('e'), groupedProductId: fc.constantFrom(50, 51) }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      productId: fc.constant(30),
      options: chosen,
      metadata: redeeming,
      children: fc.array(
        fc.constantFrom(31, 32).map((id) => requestForTests(id)),
        { maxLength: 2 },
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      productId: fc.constantFrom(40, 40, 41),
      options: chosen,
      metadata: redeeming,
      children: fc.array(child, { maxLength: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ productId: fc.constant(60), metadata: metadata({ giftcard }) }) },
  { weight: 1, arbitrary: fc.record({ productId: fc.constantFrom(50, 77) }) },
)

interface DrawnLine {
  request: Partial<BuyRequest> & { productId: number }
  pieces: number
  /** True to make the request valid for its product; false to leave it random. */
  isRight: boolean
  pick: number
}
const drawnLine: fc.Arbitrary<DrawnLine> = fc.record({
  request: line,
  pieces: qty,
  isRight: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  pick: fc.nat(5),
})

/** Makes a request valid for its product and preserves `redeem`. */
function makeValid({ request, pick }: DrawnLine, { offers }: Assortment): Partial<BuyRequest> {
  const { productId, metadata } = request
  const chosenChild = offers.get(31 + (pick % 2))!
  const offer = productId === 30 ? chosenChild : offers.get(productId)
  if (!offer) return request
  const options = Object.fromEntries(
    offer.customOptions.map(({ id, type }) => [id, type === 'area' ? 'Ann' : pick % 2 === 0 ? 'a' : 'b']),
  )
  const redeeming = metadata?.redeem === undefined ? {} : { redeem: metadata.redeem }
  const recipient = {
    recipientEmail: 'b@example.com',
    recipientName: 'B',
    senderEmail: 'a@example.com',
    senderName: 'A',
  }
  if (productId === 60) return { ...request, metadata: { giftcard: { ...recipient, amount: 2_500 } } }
  const children = productId === 30 ? [requestForTests(offer.id)] : bundled(offer, pick, offers)
  return { productId, options, children, metadata: redeeming }
}

function bundled({ bundleOptions }: Offer, pick: number, offers: Assortment['offers']): BuyRequest[] {
  const of = (id: number) =>
    Object.fromEntries(offers.get(id)!.customOptions.map((option) => [option.id, option.type === 'area' ? 'Bo' : 'a']))
  return bundleOptions.flatMap(({ id, isRequired, includedProductId, values }) => {
    const { productId, defaultQty, canChangeQty } = values[pick % values.length]!
    const own = { qty: canChangeQty ? pick + 1 : defaultQty, options: of(productId), metadata: { bundleOptionId: id } }
    const free = (each: number) => requestForTests(each, { options: of(each), metadata: { freeBundleOptionId: id } })
    return [
      ...(isRequired || pick > 1 ? [requestForTests(productId, own)] : []),
      ...(includedProductId === null ? [] : [free(includedProductId)]),
    ]
  })
}

const earned: fc.Arbitrary<CustomerEarnedDiscount> = fc
  .record({
    productId: fc.constantFrom(1, 1, 30, 31, 40),
    isPercent: fc.boolean(),
    percent: fc.integer({ min: 0, max: 100 }),
    fixed: amount,
    remainingUses: fc.integer({ min: 0, max: 9 }),
  })
  .map(({ productId, isPercent, percent, fixed, remainingUses }) => ({
    productId,
    type: isPercent ? 'percent' : 'fixed',
    value: isPercent ? percent : fixed,
    remainingUses,
    freeShipping: false,
  }))
const terms: fc.Arbitrary<CartTerms> = fc
  .record({ weightTierScope: fc.constantFrom('product', 'cart'), earned })
  .map(({ weightTierScope, earned }) => ({
    now,
    settings: { ...defaultCartSettings, weightTierScope },
    earned: new Map([['e', earned]]),
  }))

export const anyCart: fc.Arbitrary<AnyCart> = fc
  .record({ lines: fc.array(drawnLine, { maxLength: 6 }), assortment, terms })
  .map(({ lines, assortment, terms }) => ({
    items: lines.map((each, index): ListItem => {
      const { request: drawnRequest, pieces, isRight } = each
      const request = isRight ? makeValid(each, assortment) : drawnRequest
      return { ...requestForTests(drawnRequest.productId), ...request, id: `l${index}`, qty: pieces }
    }),
    assortment,
    terms,
  }))
