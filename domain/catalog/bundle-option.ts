import type { Minor } from '#domain/money.ts'

/** How a child of a bundle is priced: by an amount, by a percentage of its own price, or as it is [PRICE-202]. */
export const bundlePriceTypes = ['fixed', 'percent', 'own'] as const
type BundlePriceType = (typeof bundlePriceTypes)[number]

/** One choice that a bundle asks for [CATALOG-212]. */
export interface BundleOption<Amount = Minor> {
  id: string
  title: string
  isRequired: boolean
  /** What comes with the bundle for nothing [CATALOG-215]. */
  includedProductId: number | null
  values: readonly BundleValue<Amount>[]
}

/** One thing that can be chosen for an option of a bundle [CATALOG-213]. */
export interface BundleValue<Amount = Minor> {
  /** A simple product, or one child of a configurable one: what is in the box leaves nothing open. */
  productId: number
  priceType: BundlePriceType
  /** An amount when fixed; percent when percent; nothing otherwise. */
  price: Amount
  percent: number
  isDefault: boolean
  /** Pieces in one bundle. */
  defaultQty: number
  canChangeQty: boolean
}

/** Most pieces of one child in one bundle. */
export const maxInBundle = 99
