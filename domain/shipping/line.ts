import type { ShippingGroup } from '#domain/catalog/product-entry.ts'
import type { Minor } from '#domain/money.ts'
import type { PackedSize } from './billable-weight.ts'
import type { ShippingOffers } from './promotions.ts'

/** Data from the catalog, never from a request. */
export interface CartLineForShipping {
  itemId: string
  productId: number
  sku: string
  qty: number
  /** Null: cannot be rated. */
  weightGrams: number | null
  /** Null: only weight counts. */
  packedSize: PackedSize | null
  shippingGroup: ShippingGroup
  /** Groups of everything that ships with it, the parent's first [SHIP-238]. */
  groupsTogether: readonly [ShippingGroup, ...ShippingGroup[]]
  unitPrice: Minor
  /** [SHIP-203] */
  shipsFree: boolean
  /** [SHIP-202] */
  isPickupDisabled: boolean
  /** Vendor of a direct-ship line or its parent. */
  vendor: string
  offers: ShippingOffers
}
