import type { BundleOption } from '#domain/catalog/bundle-option.ts'
import type { CustomOption } from '#domain/catalog/custom-option.ts'
import type { GiftCardRange } from '#domain/catalog/gift-card-range.ts'
import type { LimitScope } from '#domain/catalog/product-attributes.ts'
import type { ProductType } from '#domain/catalog/product-type.ts'
import type { Stock } from '#domain/catalog/stock.ts'
import type { Minor } from '#domain/money.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'
import type { WeightTier } from './weight-tiers.ts'

/** What the catalogue tells of a thing that can be bought; amounts in minor units as the site stores prices. */
export interface Offer {
  id: number
  /** The product whose child it is; its own id when it is none. */
  productId: number
  sku: string
  /** Of the product: the child of a configurable product is configurable. */
  type: ProductType
  base: Minor
  special: Minor | null
  promotion: Promotion | null
  /** For the group of who asks, else null. */
  group: Minor | null
  stock: Stock
  /** Of one packed piece; null is not known. */
  weightGrams: number | null
  customOptions: readonly CustomOption[]
  bundleOptions: readonly BundleOption[]
  giftCard: GiftCardRange | null
  weightTiers: readonly WeightTier[]
  limits: OfferLimits
}

/** What else bounds the pieces that one may buy. */
export interface OfferLimits {
  /** Pieces of one order, account or e-mail address [CATALOG-220]. */
  purchaseLimit: number | null
  limitScope: LimitScope
  /** Types of tickets one of which its buyer must hold; none for most. */
  requiredTickets: readonly string[]
  /** Programs and registrations are bought once [PROGRAM-208]. */
  isProgram: boolean
  isRegistration: boolean
}

/** A product that is never bought itself: children of it are, or members. */
export interface Head {
  id: number
  type: 'configurable' | 'grouped'
  /** Products that are bought from the page of a grouped one. */
  members: readonly number[]
}

/** What the catalogue tells of all that a list names. */
export interface Assortment<O extends Offer = Offer> {
  offers: ReadonlyMap<number, O>
  heads: ReadonlyMap<number, Head>
}

/** No limits. */
export const unlimited: OfferLimits = {
  purchaseLimit: null,
  limitScope: 'order',
  requiredTickets: [],
  isProgram: false,
  isRegistration: false,
}
