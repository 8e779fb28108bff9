import type { ProductAttributes } from '#domain/catalog/product-attributes.ts'
import type { ShippingGroup } from '#domain/catalog/product-entry.ts'
import type { Minor } from '#domain/money.ts'
import type { PackedSize } from './packages/billable-weight.ts'

/** Shipping promotion attributes [PROMO-204, PROMO-205]. */
type ShippingOffers = Pick<ProductAttributes, 'countsForThreeShipFree' | 'makesCartShipFree' | 'isBlackFridayDropship'>

/** A cart line with its shipping data, which comes from the catalog and never from a request. */
export interface CartLineForShipping {
  itemId: string
  productId: number
  sku: string
  qty: number
  /** Null if the line cannot be rated. */
  weightGrams: number | null
  /** Null if only the weight counts. */
  packedSize: PackedSize | null
  shippingGroup: ShippingGroup
  /** Shipping groups of the product and all its parts, the parent's first [SHIP-238]. */
  groupsTogether: readonly [ShippingGroup, ...ShippingGroup[]]
  unitPrice: Minor
  /** [SHIP-203] */
  shipsFree: boolean
  /** [SHIP-202] */
  isPickupDisabled: boolean
  /** Vendor of a direct-ship line or of its parent. */
  vendor: string
  offers: ShippingOffers
}
