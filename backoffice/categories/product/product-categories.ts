import type { Site } from '#domain/sites.ts'

/** Maximum number of categories of a product. */
export const maxProductCategories = 20

/** Returns the categories with the chosen one first, which makes it the main one. */
export function withMain(ids: readonly number[], id: number): number[] {
  return [id, ...ids.filter((each) => each !== id)]
}

/** Returns the sites that have prices of a product. Only staff with access to all of them may change its categories. */
export function pricedSites(product: { variants: readonly { prices: readonly { site: Site }[] }[] }): Site[] {
  return [...new Set(product.variants.flatMap(({ prices }) => prices.map(({ site }) => site)))]
}
