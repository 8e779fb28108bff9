import type { Minor } from '#domain/money.ts'

/** Prices of bundle children: a fixed amount, a percentage of their own price, or their own price [PRICE-202]. */
export const bundlePriceTypes = ['fixed', 'percent', 'own'] as const
type BundlePriceType = (typeof bundlePriceTypes)[number]

/** A choice in a bundle [CATALOG-212]. */
export interface BundleOption<Amount = Minor> {
  id: string
  title: string
  isRequired: boolean
  /** Product included for free [CATALOG-215]. */
  includedProductId: number | null
  values: readonly BundleValue<Amount>[]
}

/** A selectable product of a bundle option [CATALOG-213]. */
export interface BundleValue<Amount = Minor> {
  /** A simple product or one variant of a configurable product. */
  productId: number
  priceType: BundlePriceType
  /** `price` applies to 'fixed' and `percent` to 'percent'; neither applies to 'own'. */
  price: Amount
  percent: number
  isDefault: boolean
  defaultQty: number
  canChangeQty: boolean
}

/** Max units of one child in one bundle. */
export const maxInBundle = 99
