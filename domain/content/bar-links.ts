import type { Site } from '#domain/sites.ts'
import type { BarLinkBlock } from './block.ts'
import { isCurrent, nextChange } from './dated.ts'

interface BarLink {
  label: string
  url: string
  badge: string | null
}

const linkedDepartments: Readonly<Record<Site, number>> = { USA: 7, CAN: 6, AUS: 5, EUR: 5, GBR: 5, APO: 6 }

/**
 * Returns the link bar's links except Deals, and the time of the next change. If editors set no links, the site's first
 * departments and The Index are linked. Europe and Australia show fewer departments, because their names are longer
 * [SHELL-020, REGION-004].
 */
export function barLinks(
  site: Site,
  departments: readonly { name: string; url: string }[],
  edited: readonly BarLinkBlock['props'][],
  now: number,
): { links: BarLink[]; until: number | null } {
  if (edited.length === 0) {
    const named = departments.slice(0, linkedDepartments[site]).map(({ name, url }) => ({ label: name, url }))
    const links = [...named, { label: 'The Index', url: '/theindex' }]
    return { links: links.map((link) => ({ ...link, badge: null })), until: null }
  }
  const links = edited
    // Deals is always the last link.
    .filter((link) => isCurrent(link, now) && link.href !== '/deals')
    .map(({ label, href, badge }) => ({ label, url: href, badge: badge === undefined || badge === '' ? null : badge }))
  return { links, until: nextChange(edited, now) }
}
