import { type Site, sites } from '#domain/sites.ts'
import { type CategoryLinks, linksOn } from './category-links.ts'

/** Returns the sites where a change affects the displayed links, their order, or their style [CMS-218]. */
export function changedLinkSites(before: CategoryLinks, after: CategoryLinks): Site[] {
  return sites.filter((site) => shownOn(site, before) !== shownOn(site, after))
}

/** Returns a site's links as text, regardless of key order, which the database does not preserve. */
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
