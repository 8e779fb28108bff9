import type { Site } from '#domain/sites.ts'

/** The links below a category heading, in the editor's order [CMS-201, CMS-218]. */
export interface CategoryLinks {
  /** Text only, or with pictures [CMS-202, CMS-203]. */
  style: 'text' | 'image'
  links: readonly CategoryLink[]
}

interface CategoryLink {
  /** Handle of the target category. */
  category: string
  /** Defaults to the category name. */
  label?: string
  /** Defaults to all sites [CMS-205, CMS-206]. */
  sites?: readonly Site[]
}

/**
 * Returns the links that a site shows: not limited to other sites, and to a category with products there [CMS-205,
 * CMS-206].
 */
export function linksOn(
  site: Site,
  { links }: CategoryLinks,
  isSoldHere: (category: string) => boolean,
): CategoryLink[] {
  return links.filter(({ category, sites }) => (sites === undefined || sites.includes(site)) && isSoldHere(category))
}
