/** 1 is hidden, 2 catalog, 3 search, 4 both, and 5 unlisted. Only 4 and 5 have a page. */
export const visibilities = [1, 2, 3, 4, 5] as const
export type Visibility = (typeof visibilities)[number]

/** Visibilities shown in categories, deals, new products, and references [CATALOG-208]. */
export const listedVisibilities: readonly Visibility[] = [2, 4]
/** Visibilities found by search [CATALOG-208]. */
export const searchableVisibilities: readonly Visibility[] = [3, 4]

interface Paged {
  handle: string
  visibility: Visibility
}

/** Returns true if a product has a page [CATALOG-208]. */
export function isLinkable(visibility: Visibility): boolean {
  return visibility >= 4
}

/**
 * Returns the percent-encoded path segment of the product's page, or else of its parent's page. Returns null if neither
 * has one, so that lists omit the product [CATALOG-208].
 */
export function productPathSegment(product: Paged, parent: Paged | null): string | null {
  if (isLinkable(product.visibility)) return encodeURIComponent(product.handle)
  return parent && isLinkable(parent.visibility) ? encodeURIComponent(parent.handle) : null
}

/** Returns true if any list shows the product [CATALOG-208]. */
export function isShownInLists(visibility: Visibility): boolean {
  return listedVisibilities.includes(visibility) || searchableVisibilities.includes(visibility)
}
