import type { Site } from '#domain/sites.ts'

/** The links below the heading of a category, as an editor lists them [CMS-201, CMS-218]. */
export interface CategoryLinks {
  /** Words alone, or pictures above them [CMS-202, CMS-203]. */
  style: 'text' | 'image'
  links: readonly CategoryLink[]
}

interface CategoryLink {
  /** The handle of the category that it leads to. */
  category: string
  /** What it is called here; the category's own name when missing. */
  label?: string
  /** The sites that show it; all when missing [CMS-205, CMS-206]. */
  sites?: readonly Site[]
}

/**
 * The links of a list that a site shows, in their order: not those limited to other sites, and not those that lead to a
 * category in which nothing is sold there [CMS-205, CMS-206].
 */
export function linksOn(
  site: Site,
  { links }: CategoryLinks,
  isSoldHere: (category: string) => boolean,
): CategoryLink[] {
  return links.filter(({ category, sites }) => (sites === undefined || sites.includes(site)) && isSoldHere(category))
}
