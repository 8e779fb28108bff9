import type { Minor } from '#domain/money.ts'
import type { WeightTier } from '#domain/pricing/components/weight-tiers.ts'
import type { Site } from '#domain/sites.ts'
import type { BundleOption } from './options/bundle-option.ts'
import type { CategoryLinks } from './links/category-links.ts'
import type { CustomOption } from './options/custom-option.ts'
import type { GiftCardRange } from './gift-card-range.ts'
import type { ProductAttributes } from './product-attributes.ts'
import type { ProductStatus } from './product-status.ts'
import type { ProductType } from './product-type.ts'
import type { Visibility } from './visibility.ts'

/** '' is a standard parcel from our own warehouse [SHIP-201, SHIP-244..248]. */
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

/** [TAX-219] */
export const taxClasses = ['goods', 'food', 'ebook'] as const
/**
 * Classes without a tax table. A voucher is a prepayment: tax is due on the goods that it pays for, not when it is
 * sold.
 */
export const untaxedClasses = ['voucher', 'untaxed'] as const
type UntaxedClass = (typeof untaxedClasses)[number]
export type TaxedClass = (typeof taxClasses)[number]
export type TaxClass = TaxedClass | UntaxedClass

/** Returns true for classes that tax tables and engines have rates for. */
export function isTaxed(taxClass: TaxClass): taxClass is TaxedClass {
  return taxClasses.some((taxed) => taxed === taxClass)
}

/** In minor units; net on EUR and GBR, including GST on AUS. */
export interface SitePrice {
  price: Minor
  /** Applies only if below `price` [PRICE-004]. */
  special?: Minor
}

/** A simple product, or one child of a configurable product. */
export interface VariantEntry {
  /** Base SKU, without a site prefix. */
  sku: string
  /** GTIN, EAN, or UPC with 8 to 14 digits, for product feeds. If missing, the stored number does not change. */
  gtin?: string
  /** Selected values by option code, such as { color: 'Red', weight: '20 kg' }. */
  choice: Record<string, string>
  /** Packed weight. Null if unknown, in which case the product cannot ship. */
  weightGrams: number | null
  /** Length, width, and height in millimeters. */
  size?: readonly [number, number, number]
  /** Package dimensions. Without them, shipping is charged by weight only. */
  packedSize?: readonly [number, number, number]
  prices: Partial<Record<Site, SitePrice>>
  /** True for a disabled variation, which has stored prices but is not sold on any site. */
  isWithheld?: boolean
  /** Promotions by site. An import without promotions leaves them unchanged. */
  promotions?: Partial<Record<Site, PromotionEntry | DatedPromotion>>
  /** Prices by customer group id. An import leaves them unchanged. */
  groupPrices?: Partial<Record<Site, Readonly<Record<number, Minor>>>>
  stock: StockEntry
  /** Defaults to the product's pictures. */
  pictures?: readonly string[]
  model?: ModelEntry
}

/** Parameters of a 3D equipment model (docs/decisions/013). */
export interface ModelEntry {
  kind: string
  params?: Readonly<Record<string, string | number | boolean>>
}

/** Amounts by site. A product is not sold on sites without an amount. */
export type SiteAmounts = Partial<Record<Site, Minor>>

/** A limited-time price; `fromDay` and `toDay` are days since the import. */
export interface PromotionEntry {
  fromDay: number | null
  toDay: number | null
  price: Minor
  /** Unlimited if missing. */
  qty?: number
}

/** A limited-time price between two times in milliseconds; null means no start or end. */
export interface DatedPromotion {
  fromAt: number | null
  toAt: number | null
  price: Minor
  qty?: number
}

/** A base, or an accessory for a base type, within a tag and group [CATALOG-402]. */
export interface CompatibilityEntry {
  tag: string
  group: string
  type: string
  accessoryForType?: string
}

export interface StockEntry {
  onHand: number
  /** False means that the product is always in stock. */
  managed: boolean
  /** Number of units that may be sold on backorder. */
  backorder: number
  /** Days until dispatch if out of stock. */
  leadTimeDays: number | null
  /** Maximum units per line. */
  max: number
  /** True to offer back-in-stock alerts. */
  notify: boolean
}

export interface OptionEntry {
  code: string
  label: string
  /** Values in natural order, such as 10 lb, 25 lb, 45 lb. */
  values: readonly OptionValueEntry[]
}
interface OptionValueEntry {
  label: string
  /** Translated label. */
  text?: string
  /** CSS hex color for the swatch. */
  swatch?: string
}

export const ownBrand = 'Ironwright'

/** A validated product from staff, an import, or the demo data. Only prices differ between sites. */
export interface ProductEntry {
  id: number
  /** URL path on every site, without slashes. */
  handle: string
  name: string
  type: ProductType
  /** Defaults to active. */
  status?: ProductStatus
  brand: string
  /** Categories, with the primary one first. */
  categories: readonly string[]
  /** One line for the product card, such as '20 kg, 28.5 mm shaft, 190K PSI'. */
  fact: string
  /** `lead` is one sentence; `description` is HTML with p, ul, li, strong, em, and h3. */
  lead: string
  description: string
  specification: readonly (readonly [label: string, value: string])[]
  /** Values by facet, such as { finish: ['Black zinc'], use: ['Powerlifting'] }. */
  facets: Readonly<Record<string, readonly string[]>>
  /** The main picture first, then the hover picture. */
  pictures: readonly PictureEntry[]
  options: readonly OptionEntry[]
  /** A single variant, unless the product is configurable. The variant of a grouped product has no price. */
  variants: readonly [VariantEntry, ...VariantEntry[]]
  customOptions?: readonly CustomOption<SiteAmounts>[]
  bundleOptions?: readonly BundleOption<SiteAmounts>[]
  giftCard?: Partial<Record<Site, GiftCardRange>>
  weightTiers?: Partial<Record<Site, readonly WeightTier[]>>
  /** Handles of a grouped product's members. */
  members?: readonly string[]
  attributes?: ProductAttributes
  /** Defaults to unchanged; for new products, defaults to visible everywhere [CATALOG-208]. */
  visibility?: Visibility
  shippingGroup: ShippingGroup
  /** True if not available for pickup [SHIP-202]. */
  isPickupDisabled?: boolean
  /** True if the product adds no shipping cost [SHIP-203]. */
  shipsFree?: boolean
  taxClass: TaxClass
  compatibility?: CompatibilityEntry
  related: readonly string[]
  /** Age in days, for sorting by newest. */
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
  /** Handle of the parent category, or null at the top. */
  parent: string | null
  position: number
  /** One or two sentences above the product grid. */
  text: string
  picture: string
  /** Filter facets in order. Brand, price, and stock are always available. */
  facets: readonly string[]
  /** If absent, stored links do not change [CMS-204]. */
  links?: CategoryLinks
  /** Translations by language, such as de. Names and texts without a translation stay in English. */
  translations?: Readonly<Record<string, { name: string; text: string }>>
}
