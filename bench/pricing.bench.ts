import assert from 'node:assert/strict'
import { test } from 'node:test'
import { priceCart, type CartTerms } from '#domain/cart/price-cart.ts'
import { defaultCartSettings } from '#domain/cart/settings.ts'
import type { BuyRequest, ListItem } from '#domain/lists/list.ts'
import type { ParentProduct, Offer } from '#domain/pricing/offer.ts'
import { assortmentForTests, offerForTests, requestForTests } from '#domain/pricing/offer-for-tests.ts'
import { formatCount, growthReporter, measureAlternately, reportBelow } from './measure.ts'

const now = 1_000_000
const ms = 300
const goalMs = 1

const promotion = { isEnabled: true, from: 0, to: null, price: 8_000, isQtyLimited: false, qty: null }
const engraving = { type: 'area', isRequired: false, values: [] } as const
const own = { priceType: 'own', price: 0, percent: 0, isDefault: true, defaultQty: 2, canChangeQty: true } as const
const part = { isRequired: true, includedProductId: null }
const simpleIds = Array.from({ length: 50 }, (_, index) => index + 1)
const offers: Offer[] = [
  ...simpleIds.map((id) => {
    const customOptions = [{ ...engraving, id: 'e', title: 'Engraving', price: 1_500, sku: 'E' }]
    return offerForTests(id, { special: 9_000, promotion: id % 2 === 0 ? promotion : null, customOptions })
  }),
  offerForTests(901, { productId: 900, type: 'configurable' }),
  offerForTests(950, {
    type: 'bundle',
    base: 0,
    weightGrams: null,
    weightTiers: [100, 200, 300].map((ruleWeight, index) => ({ ruleWeight, discountPerLb: 5 * (index + 1) })),
    bundleOptions: [
      { ...part, id: 'bar', title: 'Bar', values: [{ ...own, productId: 1, priceType: 'fixed', price: 20_000 }] },
      { ...part, id: 'plates', title: 'Plates', values: [{ ...own, productId: 2, priceType: 'percent', percent: 90 }] },
      { ...part, id: 'collars', title: 'Collars', includedProductId: 4, values: [{ ...own, productId: 3 }] },
    ],
  }),
  offerForTests(960, {
    type: 'giftcard',
    giftCard: { type: 'virtual', amounts: [5_000], isOpenAmountAllowed: false, openAmountMin: 0, openAmountMax: 0 },
  }),
]
const heads: ParentProduct[] = [{ id: 900, type: 'configurable', members: [] }]
const assortment = assortmentForTests(offers, heads)
const terms: CartTerms = {
  now,
  settings: defaultCartSettings,
  earned: new Map([['e', { productId: 5, type: 'percent', value: 15, remainingUses: 2, freeShipping: false }]]),
}

const filling = (productId: number, bundleOptionId: string) =>
  requestForTests(productId, { qty: 2, metadata: { bundleOptionId } })
const who = { recipientEmail: 'b@example.com', recipientName: 'B', senderEmail: 'a@example.com', senderName: 'A' }
const kinds: ((simpleId: number) => BuyRequest)[] = [
  (id) => requestForTests(id, { qty: 2, metadata: id === 5 ? { redeem: 'e' } : {} }),
  (id) => requestForTests(id, { options: { e: 'Ann' } }),
  () => requestForTests(900, { children: [requestForTests(901)] }),
  () => {
    const free = requestForTests(4, { metadata: { freeBundleOptionId: 'collars' } })
    return requestForTests(950, {
      children: [filling(1, 'bar'), filling(2, 'plates'), filling(3, 'collars'), free],
    })
  },
  () => requestForTests(960, { metadata: { giftcard: { ...who, amount: 5_000 } } }),
]
const cartOf = (lines: number, of = kinds): ListItem[] =>
  Array.from({ length: lines }, (_, index) => {
    return { ...of[index % of.length]!(simpleIds[index % simpleIds.length]!), id: `l${index}` }
  })

/** Sums the results, so that the compiler cannot optimize the work away. */
function perSecond(work: () => number): number {
  const startedAt = performance.now()
  let [times, sum] = [0, 0]
  while (performance.now() - startedAt < ms) {
    for (let turn = 0; turn < 20; turn += 1) sum += work()
    times += 20
  }
  assert.ok(sum > 0)
  return (times / (performance.now() - startedAt)) * 1000
}
const priced = (items: readonly ListItem[]) => () =>
  priceCart(items, assortment, terms).lines.reduce((sum, { rowTotal, discount }) => sum + rowTotal - discount, 0)

test('time to price a cart with 50 lines of all types', async (t) => {
  const items = cartOf(50)
  const { lines } = priceCart(items, assortment, terms)
  assert.ok(lines.every(({ offer }) => offer !== null))
  const prices = lines.map(({ price }) => price)
  const plainSum = () => items.reduce((sum, { qty }, index) => sum + prices[index]! * qty, 0)
  const { ours, baseline } = await measureAlternately({
    ours: async () => perSecond(priced(items)),
    baseline: async () => perSecond(plainSum),
  })
  reportBelow(t, 'a cart of 50 lines', 1000 / ours, 'ms', goalMs)
  t.diagnostic(
    `${formatCount(ours)} such carts per second; one takes as long as ${formatCount(baseline / ours)} plain sums of its rows`,
  )
})

test('time per line as carts grow', (t) => {
  const report = growthReporter(t)
  const grow = (name: string, sizes: readonly number[], of: typeof kinds) => {
    for (const lines of sizes) {
      const items = cartOf(lines, of)
      perSecond(priced(items))
      report(name, `${formatCount(lines)} in the cart`, perSecond(priced(items)) * lines)
    }
  }
  grow('a simple line', [1, 10, 50, 200], kinds.slice(0, 1))
  grow('a line of a bundle', [1, 10, 50, 200], kinds.slice(3, 4))
  // Starts with one line of each type, so that the average line is the same for all sizes.
  grow('a line of any type', [kinds.length, 50, 200], kinds)
})
