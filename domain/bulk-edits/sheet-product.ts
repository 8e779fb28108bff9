import type { Site } from '../sites.ts'
import type { Prices, SaleState } from './bulk-change.ts'

/** A variant's price on a site; `status` is set if the product is withheld there. */
interface SheetPrice extends Prices {
  site: Site
  status: Exclude<SaleState, 'active'> | null
}

/** The values of a product that a bulk edit changes. */
export interface SheetProduct {
  id: number
  name: string
  type: string
  /** In display order. */
  variants: {
    sku: string
    choice: string
    /** False for a variant of a removed value, which stays stored for carts and orders. */
    isListed: boolean
    prices: SheetPrice[]
  }[]
}

/** Returns a product's sale state on a site, or null if it has no price there. */
export function saleStateOn({ variants }: Pick<SheetProduct, 'variants'>, site: Site): SaleState | null {
  const prices = variants.flatMap((variant) => variant.prices.filter((each) => each.site === site))
  if (prices.length === 0) return null
  return prices.find(({ status }) => status !== null)?.status ?? 'active'
}

/**
 * Returns true if the variants have their own prices. Bundles and grouped products have only the prices of their parts.
 */
export function hasVariantPrices(type: string): boolean {
  return type !== 'bundle' && type !== 'grouped'
}
