/** Where a product is shown: 1 nowhere by itself, 2 in the catalogue, 3 in searches, 4 in both and on a page of its own. */
export const visibilities = [1, 2, 3, 4] as const
export type Visibility = (typeof visibilities)[number]

/** Shown in categories, among deals and new gear, and where pages name products [CATALOG-208]. */
export const catalogued: readonly Visibility[] = [2, 4]
/** Found by words [CATALOG-208]. */
export const searchable: readonly Visibility[] = [3, 4]

interface Paged {
  handle: string
  visibility: Visibility
}

/** Whether a product has a page of its own: links, structured data and other sites' addresses lead to such pages alone [CATALOG-208]. */
export function isLinkable(visibility: Visibility): boolean {
  return visibility === 4
}

/**
 * The handle of the page that a product is linked to: its own, else that of the product that gathers it; null when
 * neither has a page, and then lists leave it out [CATALOG-208].
 */
export function linkTarget(product: Paged, parent: Paged | null): string | null {
  if (isLinkable(product.visibility)) return product.handle
  return parent && isLinkable(parent.visibility) ? parent.handle : null
}

/** Whether any list shows a product, wherever its card then leads [CATALOG-208]. */
export function isShown(visibility: Visibility): boolean {
  return catalogued.includes(visibility) || searchable.includes(visibility)
}
