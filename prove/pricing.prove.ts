import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { anyCart, type AnyCart } from '#domain/cart/carts-for-tests.ts'
import { cartProperties } from '#domain/cart/properties-for-tests.ts'
import { allocateAmount } from '#domain/money.ts'
import type { Offer } from '#domain/pricing/offer.ts'
import { compareWithReference, shopPriceLines, type PriceLines } from './reference/compare-with-reference.ts'
import { lowestPrice } from './reference/price-cart-reference.ts'
import { proofSize } from './size.ts'

const numRuns = proofSize({ full: 100_000, short: 2_000 })

test('every cart has the same price as in a second implementation that computes in exact fractions', (t) => {
  const startedAt = performance.now()
  const counts = { lines: 0, purchasable: 0, discounted: 0, redeemed: 0 }
  const property = fc.property(anyCart, (cart) => {
    compareWithReference(cart)
    for (const { offer, discount, steps } of shopPriceLines(cart)) {
      counts.lines += 1
      if (offer) counts.purchasable += 1
      if (discount > 0) counts.discounted += 1
      if (steps.some(({ reason }) => reason === 'earned')) counts.redeemed += 1
    }
  })
  fc.assert(property, { numRuns })
  assert.ok(Math.min(...Object.values(counts)) > numRuns / 100, JSON.stringify(counts))
  const { lines, purchasable, discounted, redeemed } = counts
  t.diagnostic(
    `${numRuns} carts, ${lines} lines: ${purchasable} purchasable, ${discounted} with weight discounts, ${redeemed} redeem a discount; ` +
      `${Math.round(numRuns / ((performance.now() - startedAt) / 1000))} carts a second`,
  )
})

for (const [sentence, property] of Object.entries(cartProperties)) {
  test(sentence, () => fc.assert(fc.property(anyCart, property), { numRuns }))
}

const withOffers =
  (change: (offer: Offer) => Offer): PriceLines =>
  (cart) =>
    shopPriceLines({ ...cart, assortment: { ...cart.assortment, offers: mapped(cart.assortment.offers, change) } })
const mapped = <K, V>(map: ReadonlyMap<K, V>, change: (value: V) => V) =>
  new Map([...map].map(([key, value]) => [key, change(value)]))

const twins: Record<string, PriceLines> = {
  'applies expired promotions': withOffers((offer) => ({
    ...offer,
    promotion: offer.promotion && { ...offer.promotion, to: null },
  })),
  'rounds an earned percentage down': (cart) => {
    const { offers } = cart.assortment
    const earned = mapped(cart.terms.earned, (discount) => {
      const offer = offers.get(discount.productId)
      if (discount.type === 'fixed' || !offer) return discount
      const value = Math.ceil((lowestPrice(offer, cart.terms.now) * discount.value) / 100)
      return { ...discount, type: 'fixed' as const, value }
    })
    return shopPriceLines({ ...cart, terms: { ...cart.terms, earned } })
  },
  'charges for items included in a bundle': (cart) =>
    shopPriceLines(cart).map((line) => {
      const gifts = line.item.children.filter(({ metadata }) => metadata.freeBundleOptionId !== undefined)
      const more = line.offer ? gifts.reduce((sum, { productId }) => sum + priceAlone(cart, productId), 0) : 0
      return { ...line, price: line.price + more, rowTotal: line.rowTotal + more * line.item.qty }
    }),
  'spreads a weight discount by price': (cart) => {
    const lines = shopPriceLines(cart)
    const total = lines.reduce((sum, { discount }) => sum + discount, 0)
    const shares = allocateAmount(
      total,
      lines.map(({ discount, rowTotal }) => (discount > 0 ? rowTotal : 0)),
    )
    return lines.map((line, index) => ({ ...line, discount: shares[index]! }))
  },
}

const priceAlone = ({ assortment, terms }: AnyCart, id: number) => lowestPrice(assortment.offers.get(id)!, terms.now)

for (const [what, twin] of Object.entries(twins)) {
  test(`the price check detects a faulty implementation that ${what}`, () => {
    const { errorInstance, numRuns: carts } = fc.check(
      fc.property(anyCart, (cart) => compareWithReference(cart, twin)),
      { numRuns: 2_000, endOnFailure: true },
    )
    // A twin must be caught by a price that differs from the reference. If it throws, it does not count as caught.
    if (errorInstance !== null && !(errorInstance instanceof assert.AssertionError)) throw errorInstance
    assert.notEqual(errorInstance, null, `twin not caught in ${carts} carts`)
  })
}
