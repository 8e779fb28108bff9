import assert from 'node:assert/strict'
import type { Offer } from '#domain/pricing/offer.ts'
import type { AnyCart } from './carts-for-tests.ts'
import { priceCart } from './price-cart.ts'

export const cartProperties = {
  'a line price is the sum of its parts, in whole minor units and never negative': (cart: AnyCart) => {
    for (const { item, parts, price, base, rowTotal, discount } of priced(cart)) {
      assert.equal(
        price,
        parts.reduce((sum, { unit, qty }) => sum + unit * qty, 0),
      )
      assert.equal(rowTotal, price * item.qty)
      for (const amount of [price, base, rowTotal, discount]) assert.ok(Number.isSafeInteger(amount) && amount >= 0)
      assert.ok(discount <= rowTotal)
    }
  },
  'a struck-through price is never below the price': (cart: AnyCart) => {
    for (const { price, base } of priced(cart)) assert.ok(base >= price)
  },
  'an unavailable line costs nothing and has a reason': (cart: AnyCart) => {
    for (const { offer, error, flags, rowTotal } of priced(cart)) {
      if (offer) continue
      assert.equal(rowTotal, 0)
      assert.ok(error !== null || flags.includes('not_sold_here'))
    }
  },
  'promotions, group prices, and special prices never raise a price': (cart: AnyCart) => {
    const plain = priced(cart, (offer) => ({ ...offer, promotion: null, group: null, special: null }))
    for (const [index, { price }] of priced(cart).entries()) assert.ok(price <= plain[index]!.price)
  },
  'the last step of a price equals the price': (cart: AnyCart) => {
    for (const { offer, steps, price } of priced(cart)) if (offer) assert.equal(steps.at(-1)?.price, price)
  },
  'without redemptions, the order of lines changes no price': (cart: AnyCart) => {
    const without = {
      ...cart,
      items: cart.items.map((item) => ({ ...item, metadata: { ...item.metadata, redeem: undefined } })),
    } as AnyCart
    const turned = { ...without, items: without.items.toReversed() }
    const prices = (lines: ReturnType<typeof priced>) => lines.map(({ item, price }) => [item.id, price])
    assert.deepEqual(prices(priced(turned)).toReversed(), prices(priced(without)))
  },
}

function priced({ items, assortment, terms }: AnyCart, change: (offer: Offer) => Offer = (offer) => offer) {
  const offers = new Map([...assortment.offers].map(([id, offer]) => [id, change(offer)]))
  return priceCart(items, { ...assortment, offers }, terms).lines
}
