import { compactPostcode } from '#domain/countries/country.ts'
import type { Minor } from '#domain/money.ts'
import type { ShippingMode } from './mode.ts'

/** The parts of an order that affect rates. Omits street and name [SHIP-210]. */
export interface SignedOrder {
  items: readonly { sku: string; qty: number }[]
  subtotal: Minor
  mode: ShippingMode
  postcode: string
  region: string
  countryId: string
  vatNumber: string
}

/** Returns a key that does not depend on item order [SHIP-209, SHIP-210]. */
export function orderSignature(order: SignedOrder): string {
  const pieces = new Map<string, number>()
  for (const { sku, qty } of order.items) pieces.set(sku, (pieces.get(sku) ?? 0) + qty)
  const items = [...pieces].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const { subtotal, mode, postcode, region, countryId, vatNumber } = order
  return JSON.stringify([
    items,
    subtotal,
    mode,
    compactPostcode(countryId, postcode),
    region.trim(),
    countryId,
    vatNumber.trim(),
  ])
}
