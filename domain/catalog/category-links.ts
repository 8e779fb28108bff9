import type { Site } from '#domain/sites.ts'

/** Links below a category heading [CMS-201, CMS-218]. */
export interface CategoryLinks {
  /** Text links, or picture tiles [CMS-202, CMS-203]. */
  style: 'text' | 'image'
  links: readonly CategoryLink[]
}

interface CategoryLink {
  category: string
  label?: string
  /** Defaults to all sites [CMS-205, CMS-206]. */
  sites?: readonly Site[]
}

/** Returns the links shown on a site. Skips categories without products [CMS-205, CMS-206]. */
export function linksOn(
  site: Site,
  { links }: CategoryLinks,
  isSoldHere: (category: string) => boolean,
): CategoryLink[] {
  return links.filter(({ category, sites }) => (sites === undefined || sites.includes(site)) && isSoldHere(category))
}
