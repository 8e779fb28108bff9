import type { Site } from '#domain/sites.ts'

export const featuredLists = ['NA', 'EU', 'AU'] as const
export type FeaturedList = (typeof featuredLists)[number]

/** Returns the list of featured products that a site shows [SEARCH-410, SEARCH-411, SEARCH-412]. */
export function featuredListOf(site: Site): FeaturedList {
  if (site === 'AUS') return 'AU'
  return site === 'EUR' || site === 'GBR' ? 'EU' : 'NA'
}

interface Ranked {
  /** True if the product is on the site's list of featured products. */
  isFeatured: boolean
  isOwnBrand: boolean
  inStock: boolean
}

/** Returns a product's rank in featured order: featured and in stock, then own brand, then in stock. Higher is first. */
export function featuredRank({ isFeatured, isOwnBrand, inStock }: Ranked): number {
  return (isFeatured && inStock ? 4 : 0) + (isOwnBrand ? 2 : 0) + (inStock ? 1 : 0)
}
