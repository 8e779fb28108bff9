import type { BundleOption } from './bundle-option.ts'
import type { CustomOption } from './custom-option.ts'
import type { SiteAmounts } from '../product-entry.ts'
import type { Site } from '#domain/sites.ts'

/** Returns options with a site's amounts. Drops values without an amount. */
export function customOptionsOn(site: Site, options: readonly CustomOption<SiteAmounts>[]): CustomOption[] {
  return options.map((option) => ({
    ...option,
    price: option.price[site] ?? 0,
    values: option.values.flatMap((value) => {
      const price = value.price[site]
      return price === undefined ? [] : [{ ...value, price }]
    }),
  }))
}

/** Returns options with a site's amounts. Drops fixed-price values without an amount. */
export function bundleOptionsOn(site: Site, options: readonly BundleOption<SiteAmounts>[]): BundleOption[] {
  return options.map((option) => ({
    ...option,
    values: option.values.flatMap((value) => {
      const price = value.price[site]
      if (value.priceType === 'fixed' && price === undefined) return []
      return [{ ...value, price: price ?? 0 }]
    }),
  }))
}
