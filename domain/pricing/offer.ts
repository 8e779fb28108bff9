import type { BundleOption } from '#domain/catalog/options/bundle-option.ts'
import type { CustomOption } from '#domain/catalog/options/custom-option.ts'
import type { GiftCardRange } from '#domain/catalog/gift-card-range.ts'
import type { LimitScope } from '#domain/catalog/product-attributes.ts'
import type { ProductType } from '#domain/catalog/product-type.ts'
import type { Stock } from '#domain/catalog/stock.ts'
import type { Minor } from '#domain/money.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'
import type { WeightTier } from './components/weight-tiers.ts'

/** Amounts are in minor units, net or gross depending on how the site stores prices. */
export interface Offer {
  id: number
  /** Id of the parent, or of the product itself if it has no parent. */
  productId: number
  sku: string
  /** Product type of the parent. */
  type: ProductType
  base: Minor
  special: Minor | null
  promotion: Promotion | null
  /** Price for the shopper's customer group. */
  group: Minor | null
  stock: Stock
  /** Packed weight, or null if unknown. */
  weightGrams: number | null
  customOptions: readonly CustomOption[]
  bundleOptions: readonly BundleOption[]
  giftCard: GiftCardRange | null
  weightTiers: readonly WeightTier[]
  limits: OfferLimits
}

export interface OfferLimits {
  /** Maximum units per order, account, or email address [CATALOG-220]. */
  purchaseLimit: number | null
  limitScope: LimitScope
  /** Ticket types, one of which the buyer must hold. */
  requiredTickets: readonly string[]
  /** True for a program, which can be bought only once [PROGRAM-208]. */
  isProgram: boolean
  isRegistration: boolean
  /** Start of the event in Unix milliseconds, or null if it has no date. */
  registrationClosesAt: number | null
  /** True if the product is sold by quote while its price is 0 [SEARCH-048]. */
  isQuoted: boolean
}

/** A parent that is sold only through its children or members. */
export interface ParentProduct {
  id: number
  type: 'configurable' | 'grouped'
  members: readonly number[]
}

export interface Assortment<O extends Offer = Offer> {
  offers: ReadonlyMap<number, O>
  parents: ReadonlyMap<number, ParentProduct>
}

export const noOfferLimits: OfferLimits = {
  purchaseLimit: null,
  limitScope: 'order',
  requiredTickets: [],
  isProgram: false,
  isRegistration: false,
  registrationClosesAt: null,
  isQuoted: false,
}
