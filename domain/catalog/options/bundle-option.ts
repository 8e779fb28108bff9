import type { Minor } from '#domain/money.ts'

/** An amount, a percentage of the child's price, or that price [PRICE-202]. */
export const bundlePriceTypes = ['fixed', 'percent', 'own'] as const
type BundlePriceType = (typeof bundlePriceTypes)[number]

/** [CATALOG-212] */
export interface BundleOption<Amount = Minor> {
  id: string
  title: string
  isRequired: boolean
  /** Included for free [CATALOG-215]. */
  includedProductId: number | null
  values: readonly BundleValue<Amount>[]
}

/** [CATALOG-213] */
export interface BundleValue<Amount = Minor> {
  /** A simple product or a variant. */
  productId: number
  priceType: BundlePriceType
  /** `price` is for 'fixed', `percent` for 'percent'. */
  price: Amount
  percent: number
  isDefault: boolean
  defaultQty: number
  canChangeQty: boolean
}

export const maxInBundle = 99
