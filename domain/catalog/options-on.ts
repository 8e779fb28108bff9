import type { BundleOption } from './bundle-option.ts'
import type { CustomOption } from './custom-option.ts'
import type { SiteAmounts } from './product-entry.ts'
import type { Site } from '#domain/sites.ts'

/** Returns custom options with a site's amounts; values without an amount there are dropped. */
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

/** Returns bundle options with a site's amounts; fixed-price values without an amount there are dropped. */
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
