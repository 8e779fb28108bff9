import type { Promotion } from '#domain/promotions/promotion.ts'
import { toMinor } from './amounts.ts'

/** Reads a promotion. A nonnumeric quantity is treated as missing [PROMO-223, PROMO-224, PROMO-405, PROMO-408]. */
export function readPromotion(attributes: Readonly<Record<string, unknown>>): Promotion | null {
  const { rogue_promo_price: price, rogue_promo_qty: qty } = attributes
  if (typeof price !== 'number') return null
  return {
    isEnabled: attributes['rogue_promo_enabled'] === true,
    from: parseInstant(attributes['rogue_promo_from_date']),
    to: parseInstant(attributes['rogue_promo_to_date']),
    price: toMinor(price),
    isQtyLimited: attributes['rogue_promo_qty_enable'] === true,
    qty: typeof qty === 'number' && Number.isFinite(qty) ? qty : null,
  }
}

function parseInstant(text: unknown): number | null {
  const instant = typeof text === 'string' ? Date.parse(text) : NaN
  return Number.isNaN(instant) ? null : instant
}
