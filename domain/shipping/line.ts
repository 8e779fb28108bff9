import type { ShippingGroup } from '#domain/catalog/product-entry.ts'
import type { Minor } from '#domain/money.ts'
import type { PackedSize } from './billable-weight.ts'
import type { ShippingOffers } from './promotions.ts'

/** A line of a cart as shipping sees it; everything in it comes from the catalogue, never from a request. */
export interface CartLineForShipping {
  itemId: string
  productId: number
  sku: string
  qty: number
  /** Of one piece; null is not known, and then nothing can be rated. */
  weightGrams: number | null
  /** Of one piece as it leaves; null is not known, and then it counts by its weight alone. */
  packedSize: PackedSize | null
  shippingGroup: ShippingGroup
  /** The groups of all that ships with it, that of the thing they hang on first; of most its own alone [SHIP-238]. */
  groupsTogether: readonly [ShippingGroup, ...ShippingGroup[]]
  unitPrice: Minor
  /** Adds nothing to what is charged [SHIP-203]. */
  shipsFree: boolean
  /** Cannot be collected [SHIP-202]. */
  isPickupDisabled: boolean
  /** Who sends it, or what it hangs on, when that comes straight from its maker. */
  vendor: string
  /** What promotions of shipping read of its product. */
  offers: ShippingOffers
}
