import type { BuyRequest } from '#domain/lists/list.ts'
import type { Offer } from '#domain/pricing/offer.ts'
import { partsOf } from './parts.ts'
import { quantityLimit, type QuantitySettings } from './quantity.ts'

/** A line that got fewer units than requested; `most` is the product's maximum in one cart. */
export interface CappedLine {
  productId: number
  most: number
}

interface Limits {
  offers: ReadonlyMap<number, Offer>
  settings: QuantitySettings
  now: number
}

/**
 * Returns how many of the requested units can be added, and the limit that was reached. `unitsInList` contains the
 * units of each product on all lines [CART-222, CART-223, CART-229].
 */
export function capQuantity(
  item: Pick<BuyRequest, 'productId' | 'children' | 'qty'>,
  unitsInList: ReadonlyMap<number, number>,
  { offers, settings, now }: Limits,
): { qty: number; capped: CappedLine | null } {
  let [qty, capped]: [number, CappedLine | null] = [item.qty, null]
  for (const [id, perUnit] of unitsPerUnit(item)) {
    const offer = offers.get(id)
    if (!offer) continue
    const { most } = quantityLimit(offer, settings, now)
    const room = Math.max(0, Math.floor((most - (unitsInList.get(id) ?? 0)) / perUnit))
    if (room >= qty) continue
    qty = room
    capped = { productId: offer.productId, most }
  }
  return { qty, capped }
}

/** Returns how many units of each product one unit of a line contains. */
export function unitsPerUnit(item: Pick<BuyRequest, 'productId' | 'children'>): Map<number, number> {
  const units = new Map<number, number>()
  for (const { id, qty } of partsOf(item)) units.set(id, (units.get(id) ?? 0) + qty)
  return units
}
