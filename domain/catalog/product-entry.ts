import type { Minor } from '#domain/money.ts'
import type { WeightTier } from '#domain/pricing/weight-tiers.ts'
import type { Site } from '#domain/sites.ts'
import type { BundleOption } from './bundle-option.ts'
import type { CategoryLinks } from './category-links.ts'
import type { CustomOption } from './custom-option.ts'
import type { GiftCardRange } from './gift-card-range.ts'
import type { ProductAttributes } from './product-attributes.ts'
import type { ProductType } from './product-type.ts'
import type { Visibility } from './visibility.ts'

/** How a product ships: '' is a standard parcel from our own warehouse [SHIP-201, SHIP-244..248]. */
export const shippingGroups = [
  '',
  'FREIGHT',
  'DROPSHIP',
  'PER_ORDER_DROPSHIP',
  'DROPSHIP_FREIGHT',
  'NO_PICKUP',
  'HEAVY_DIRECT',
] as const
export type ShippingGroup = (typeof shippingGroups)[number]

/** Tax classes with rates in the VAT tables [TAX-219]. */
export const taxClasses = ['goods', 'food', 'ebook'] as const
/** A voucher is a prepayment: tax is due on what it buys, not on its own sale. */
export type TaxClass = (typeof taxClasses)[number] | 'voucher'

/** Price of a SKU on one site, in minor units of its currency; net on EUR and GBR, with GST on AUS. */
export interface SitePrice {
  price: Minor
  /** Applies only when below `price` [PRICE-004]. */
  special?: Minor
}

/** A unit of sale and stock: a simple product or one child of a configurable product. */
export interface VariantEntry {
  /** Base SKU, without a site prefix. */
  sku: string
  /** Selected values by option code, such as { color: 'Red', weight: '20 kg' }; empty for simple products. */
  choice: Record<string, string>
  /** Packed weight in grams; null if unknown, and then it cannot ship. */
  weightGrams: number | null
  /** Length, width and height in millimeters. */
  size?: readonly [number, number, number]
  /** Package size in millimeters; without it, shipping is charged by weight only. */
  packedSize?: readonly [number, number, number]
  prices: Partial<Record<Site, SitePrice>>
  /** Time-limited prices. */
  promotions?: Partial<Record<Site, PromotionEntry>>
  /** By customer group id. */
  groupPrices?: Partial<Record<Site, Readonly<Record<number, Minor>>>>
  stock: StockEntry
  /** File names in the media folder; defaults to the product's pictures. */
  pictures?: readonly string[]
  /** 3D model; without one, only pictures are shown. */
  model?: ModelEntry
}

/** An equipment kind and the parameters of this variant (docs/decisions/013). */
export interface ModelEntry {
  kind: string
  params?: Readonly<Record<string, string | number | boolean>>
}

/** Amounts by site; a product without an amount on a site is not sold there. */
export type SiteAmounts = Partial<Record<Site, Minor>>

/** A time-limited price, in days from the import; either bound may be open. */
export interface PromotionEntry {
  fromDay: number | null
  toDay: number | null
  price: Minor
  /** Units at this price; unlimited if missing. */
  qty?: number
}

/** Compatibility with products of the same tag and group: a base, or an accessory for a type of base [CATALOG-402]. */
export interface CompatibilityEntry {
  tag: string
  group: string
  type: string
  accessoryForType?: string
}

export interface StockEntry {
  onHand: number
  /** False: stock is not counted, always in stock. */
  managed: boolean
  /** Units that can be sold below zero. */
  backorder: number
  /** Days until dispatch of backordered or made-to-order units. */
  leadTimeDays: number | null
  /** Max units per line. */
  max: number
  /** Out of stock, with back-in-stock alerts. */
  notify: boolean
}

export interface OptionEntry {
  /** As used in `choice` and in the page URL. */
  code: string
  label: string
  /** In natural order: 10 lb, 25 lb, 45 lb. */
  values: readonly OptionValueEntry[]
}
interface OptionValueEntry {
  label: string
  /** CSS hex color of a swatch. */
  swatch?: string
}

/** Brand of the shop's own products. */
export const ownBrand = 'Ironwright'

/** A complete, validated product from staff, an import or the demo data; only prices differ by site. */
export interface ProductEntry {
  id: number
  /** URL path on every site, without slashes. */
  handle: string
  name: string
  type: ProductType
  brand: string
  /** Category handles, with the primary one first. */
  categories: readonly string[]
  /** One line of facts on the product card, such as '20 kg, 28.5 mm shaft, 190K PSI'. */
  fact: string
  /** `lead` is one sentence; `description` is HTML of p, ul, li, strong, em and h3. */
  lead: string
  description: string
  specification: readonly (readonly [label: string, value: string])[]
  /**
   * Facet values by code, such as { finish: ['Black zinc'], use: ['Powerlifting'] }; brand, price and stock are
   * separate.
   */
  facets: Readonly<Record<string, readonly string[]>>
  /** Media file names: the main picture first, the hover picture second. */
  pictures: readonly PictureEntry[]
  options: readonly OptionEntry[]
  /**
   * One per child of a configurable product, else exactly one. The variant of a grouped product has a SKU and no price.
   */
  variants: readonly [VariantEntry, ...VariantEntry[]]
  customOptions?: readonly CustomOption<SiteAmounts>[]
  bundleOptions?: readonly BundleOption<SiteAmounts>[]
  giftCard?: Partial<Record<Site, GiftCardRange>>
  /** Discount per pound, from a minimum weight on. */
  weightTiers?: Partial<Record<Site, readonly WeightTier[]>>
  /** Handles of a grouped product's members, in order. */
  members?: readonly string[]
  attributes?: ProductAttributes
  /** If missing, an update leaves it unchanged and a new product is visible everywhere [CATALOG-208]. */
  visibility?: Visibility
  shippingGroup: ShippingGroup
  /** Not available for pickup [SHIP-202]. */
  isPickupDisabled?: boolean
  /** Adds nothing to the shipping cost [SHIP-203]. */
  shipsFree?: boolean
  taxClass: TaxClass
  compatibility?: CompatibilityEntry
  /** Handles of related products. */
  related: readonly string[]
  /** Age in days at import, for newest-first sorting. */
  ageDays: number
}

export interface PictureEntry {
  name: string
  alt: string
}

export interface CategoryEntry {
  id: number
  handle: string
  name: string
  /** Handle of the parent category; null at the top. */
  parent: string | null
  position: number
  /** One or two sentences above the product grid. */
  text: string
  /** Picture for tiles and the menu. */
  picture: string
  /** Filter facets in order, in addition to price, brand and stock. */
  facets: readonly string[]
  /** Links below the heading [CMS-204]. */
  links?: CategoryLinks
}
