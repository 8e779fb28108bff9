import type { Minor } from '#domain/money.ts'

/** A fixed amount, a percentage of the child's price, or the child's price [PRICE-202]. */
export const bundlePriceTypes = ['fixed', 'percent', 'own'] as const
type BundlePriceType = (typeof bundlePriceTypes)[number]

/** [CATALOG-212] */
export interface BundleOption<Amount = Minor> {
  id: string
  title: string
  isRequired: boolean
  /** Id of a product included for free [CATALOG-215]. */
  includedProductId: number | null
  values: readonly BundleValue<Amount>[]
}

/** [CATALOG-213] */
export interface BundleValue<Amount = Minor> {
  /** Id of a simple product or a variant. */
  productId: number
  priceType: BundlePriceType
  /** `price` applies to 'fixed', `percent` to 'percent'. */
  price: Amount
  percent: number
  isDefault: boolean
  defaultQty: number
  canChangeQty: boolean
}

export const maxBundleUnits = 99
