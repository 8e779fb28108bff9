import { shippingGroups, type ShippingGroup } from '#domain/catalog/product-entry.ts'
import type { Minor } from '#domain/money.ts'

/** A line of a cart as shipping sees it; everything in it comes from the catalogue, never from a request. */
export interface CartLineForShipping {
  itemId: string
  productId: number
  sku: string
  qty: number
  /** Of one piece; null is not known, and then nothing can be rated. */
  weightGrams: number | null
  shippingGroup: ShippingGroup
  isVirtual: boolean
  unitPrice: Minor
  shipsFree: boolean
  isPickupDisabled: boolean
  /** Who sends a drop-shipped product, where that is known. */
  vendor: string | null
  /** The physical parts of a bundle or configurable product, each with its pieces in one of the line. */
  children: readonly ChildForShipping[]
}
export interface ChildForShipping {
  sku: string
  qty: number
  weightGrams: number | null
  shippingGroup: ShippingGroup
  isPickupDisabled: boolean
}

/** What a product's attributes say about shipping [SHIP-201..203]. */
export interface ShippingAttributes {
  shippingGroup: ShippingGroup
  isPickupDisabled: boolean
  shipsFree: boolean
}

const isOn = (value: unknown) => value === true || value === 1 || value === '1' || value === 'true'

/** Reads the attributes by the names that catalogues carry; an unknown group ships as an ordinary parcel [SHIP-201..203]. */
export function shippingAttributesOf(attributes: Readonly<Record<string, unknown>>): ShippingAttributes {
  const group = shippingGroups.find((known) => known === attributes['shipperhq_shipping_group'])
  return {
    shippingGroup: group ?? '',
    isPickupDisabled: isOn(attributes['rogue_pickup_disabled']),
    shipsFree: isOn(attributes['free_shipping']),
  }
}

/** Whether nothing of a cart has to be carried anywhere. */
export function isVirtualOnly(lines: readonly CartLineForShipping[]): boolean {
  return lines.length > 0 && lines.every(({ isVirtual }) => isVirtual)
}

/** The lines that have to be carried. */
export function physicalLines(lines: readonly CartLineForShipping[]): CartLineForShipping[] {
  return lines.filter(({ isVirtual }) => !isVirtual)
}

/** How a child hangs on its parent, and so ships with it: part of a bundle, a free gift, or an option [SHIP-238]. */
export type AddonType = 'bundle' | 'free' | 'option'

/** Reads the relation from what a list keeps of a child [SHIP-238]. */
export function addonTypeOf(metadata: { freeBundleOptionId?: unknown; bundleOptionId?: unknown }): AddonType {
  if (metadata.freeBundleOptionId !== undefined) return 'free'
  return metadata.bundleOptionId === undefined ? 'option' : 'bundle'
}
