import assert from 'node:assert/strict'
import type { AnyCart } from '#domain/cart/carts-for-tests.ts'
import { priceCart, type PricedLine } from '#domain/cart/price-cart.ts'
import type { Offer } from '#domain/pricing/offer.ts'
import { priceCartReference } from './price-cart-reference.ts'

export type PriceLines = (cart: AnyCart) => readonly PricedLine<Offer>[]
export const shopPriceLines: PriceLines = ({ items, assortment, terms }) => priceCart(items, assortment, terms).lines

/** Throws if the shop's pricing, or `priceLines`, differs from the reference for a cart. */
export function compareWithReference(cart: AnyCart, priceLines: PriceLines = shopPriceLines) {
  const lines = priceLines(cart).map(({ item: { id, qty }, offer, price, rowTotal, discount }) => {
    return { id, qty, canBeBought: offer !== null, price, rowTotal, discount }
  })
  const subtotal = lines.reduce((sum, { rowTotal }) => sum + rowTotal, 0)
  assert.deepEqual({ lines, subtotal }, priceCartReference(cart))
}
