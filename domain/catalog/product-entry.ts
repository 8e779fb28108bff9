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

/** How a product's parcels may travel: '' is an ordinary parcel from our own warehouse [SHIP-201, SHIP-244..248]. */
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

/** The classes that tables of VAT have rates for [TAX-219]. */
export const taxClasses = ['goods', 'food', 'ebook'] as const
/** A voucher is money paid ahead: what it buys is taxed, its own sale is not. */
export type TaxClass = (typeof taxClasses)[number] | 'voucher'

/** What one site asks for one sku, in minor units of the site's currency; net on EUR and GBR, with GST on AUS. */
export interface SitePrice {
  price: Minor
  /** Counts only when below price [PRICE-004]. */
  special?: Minor
}

/** One thing that can be bought and counted: a simple product, or one child of a configurable one. */
export interface VariantEntry {
  /** The base sku, without a site's prefix. */
  sku: string
  /** By option code, such as { color: 'Red', weight: '20 kg' }; empty for a simple product. */
  choice: Record<string, string>
  /** Grams of the packed piece; null is not known and cannot be shipped. */
  weightGrams: number | null
  /** Millimetres of the piece: length, width, height. */
  size?: readonly [number, number, number]
  /** The same of the box it leaves in, flat or whole; where nobody says, it is paid for by weight alone. */
  packedSize?: readonly [number, number, number]
  prices: Partial<Record<Site, SitePrice>>
  /** Prices for a time. */
  promotions?: Partial<Record<Site, PromotionEntry>>
  /** Prices of customer groups by the id of the group. */
  groupPrices?: Partial<Record<Site, Readonly<Record<number, Minor>>>>
  stock: StockEntry
  /** Names of pictures in the media folder; the product's own when missing. */
  pictures?: readonly string[]
  /** What it is built as in three dimensions; a piece without one is shown by its pictures alone. */
  model?: ModelEntry
}

/** A kind of equipment and what this piece of it differs in (docs/decisions/013). */
export interface ModelEntry {
  kind: string
  params?: Readonly<Record<string, string | number | boolean>>
}

/** Amounts by site; what has none on a site is not offered there. */
export type SiteAmounts = Partial<Record<Site, Minor>>

/** A price for a time, in days from when the entry is brought; both bounds may be open. */
export interface PromotionEntry {
  fromDay: number | null
  toDay: number | null
  price: Minor
  /** Pieces at this price; not counted when missing. */
  qty?: number
}

/** What a product is to others with the same tag and group: a main thing, or an accessory for a type of them [CATALOG-402]. */
export interface CompatibilityEntry {
  tag: string
  group: string
  type: string
  accessoryForType?: string
}

export interface StockEntry {
  onHand: number
  /** False is not counted: always in stock. */
  managed: boolean
  /** Pieces that may be sold below zero. */
  backorder: number
  /** Days until dispatch when not in stock, or for goods made to order. */
  leadTimeDays: number | null
  /** Most pieces of one line. */
  max: number
  /** Out of stock, but a notification can be asked for. */
  notify: boolean
}

export interface OptionEntry {
  /** As used in `choice` and in the page's URL. */
  code: string
  label: string
  /** In human order: 10 lb before 25 lb before 45 lb. */
  values: readonly OptionValueEntry[]
}
interface OptionValueEntry {
  label: string
  /** A CSS hex colour when the option is shown as swatches. */
  swatch?: string
}

/** The brand of what the shop makes itself. */
export const ownBrand = 'Ironwright'

/** A product as staff, an import or the demo world brings it: complete, checked, the same on all sites but for prices. */
export interface ProductEntry {
  id: number
  /** The path of its page on every site, without slashes. */
  handle: string
  name: string
  type: ProductType
  brand: string
  /** Handles of categories, the primary one first. */
  categories: readonly string[]
  /** One line of facts under the name on a card, such as '20 kg, 28.5 mm shaft, 190K PSI'. */
  fact: string
  /** One sentence, then paragraphs as HTML of p, ul, li, strong, em, h3. */
  lead: string
  description: string
  /** Rows of the specification table, in order. */
  specification: readonly (readonly [label: string, value: string])[]
  /** Facets beside brand, price and stock: by code, such as { finish: ['Black zinc'], use: ['Powerlifting'] }. */
  facets: Readonly<Record<string, readonly string[]>>
  /** Names of pictures in the media folder, the main one first, the one shown on hover second. */
  pictures: readonly PictureEntry[]
  options: readonly OptionEntry[]
  /** One for each child of a configurable product, else one; that of a grouped product has a sku and no price. */
  variants: readonly [VariantEntry, ...VariantEntry[]]
  /** What may be added to each piece, at a price by site. */
  customOptions?: readonly CustomOption<SiteAmounts>[]
  /** What a bundle asks for. */
  bundleOptions?: readonly BundleOption<SiteAmounts>[]
  /** What a gift card may be bought for. */
  giftCard?: Partial<Record<Site, GiftCardRange>>
  /** What each pound takes off from so many pounds on. */
  weightTiers?: Partial<Record<Site, readonly WeightTier[]>>
  /** Handles of the products that a grouped product gathers, in order. */
  members?: readonly string[]
  attributes?: ProductAttributes
  /** Where it is shown; as it was, and everywhere at first, when missing [CATALOG-208]. */
  visibility?: Visibility
  shippingGroup: ShippingGroup
  /** Cannot be collected [SHIP-202]. */
  isPickupDisabled?: boolean
  /** Adds nothing to what shipping costs [SHIP-203]. */
  shipsFree?: boolean
  taxClass: TaxClass
  compatibility?: CompatibilityEntry
  /** Handles of products shown beside it. */
  related: readonly string[]
  /** Days before today on which it was added, for the newest-first order. */
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
  /** The handle of the category above it, null at the top. */
  parent: string | null
  position: number
  /** One or two sentences above the grid. */
  text: string
  /** A picture name for tiles and the menu. */
  picture: string
  /** The facets a shopper filters by here, in order, besides price, brand and stock. */
  facets: readonly string[]
  /** The links below its heading; none when missing [CMS-204]. */
  links?: CategoryLinks
}
