import { normalisePostcode } from '#domain/countries/country.ts'
import type { Minor } from '#domain/money.ts'
import type { ShippingMode } from './mode.ts'

/** All that rates depend on, and nothing else: a new street or name asks for no new rates [SHIP-210]. */
export interface SignedOrder {
  items: readonly { sku: string; qty: number }[]
  subtotal: Minor
  mode: ShippingMode
  postcode: string
  region: string
  countryId: string
  vatNumber: string
}

/** A text that is the same exactly when rates would be; the order of items does not matter [SHIP-209, SHIP-210]. */
export function orderSignature(order: SignedOrder): string {
  const pieces = new Map<string, number>()
  for (const { sku, qty } of order.items) pieces.set(sku, (pieces.get(sku) ?? 0) + qty)
  const items = [...pieces].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const { subtotal, mode, postcode, region, countryId, vatNumber } = order
  return JSON.stringify([
    items,
    subtotal,
    mode,
    normalisePostcode(postcode),
    region.trim(),
    countryId,
    vatNumber.trim(),
  ])
}
