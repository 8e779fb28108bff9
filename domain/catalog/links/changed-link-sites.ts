import { type Site, sites } from '#domain/sites.ts'
import { type CategoryLinks, linksOn } from './category-links.ts'

/** Returns the sites where a change affects the links shown, their order, or their style [CMS-218]. */
export function changedLinkSites(before: CategoryLinks, after: CategoryLinks): Site[] {
  return sites.filter((site) => shownOn(site, before) !== shownOn(site, after))
}

/** Returns the links of a site as text that does not depend on the order of keys, which the database changes. */
function shownOn(site: Site, list: CategoryLinks): string {
  const links = linksOn(site, list, () => true)
  if (links.length === 0) return ''
  const shown = links.map(({ category, url, label, image }) => [
    category,
    url,
    label,
    image && [image.base, image.alt, image.width, image.height, image.widths],
  ])
  return JSON.stringify([list.style, shown])
}
