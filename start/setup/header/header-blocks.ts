import type { Block } from '#domain/content/block.ts'
import type { Site } from '#domain/sites.ts'
import { escapeHtml } from '#platform/payments/html.ts'
import type { HeaderSetup } from './header-setup.ts'

interface Entry {
  sites?: readonly Site[] | undefined
  from?: string | undefined
  until?: string | undefined
}

/**
 * Returns a site's header blocks, or null if setup.toml leaves the header to editors. Stored blocks are preserved
 * unless setup.toml has the key for their type.
 */
export function headerBlocks({ menu, links }: HeaderSetup, site: Site, stored: readonly Block[]): Block[] | null {
  if (!menu && !links) return null
  const isReplaced = ({ type }: Block) => (type === 'MenuSection' && menu) || (type === 'BarLink' && links)
  return [
    ...(menu ?? []).map(({ label, categories }, index): Block => ({
      type: 'MenuSection',
      props: { id: `menu-${index + 1}`, label, categories },
    })),
    ...on(site, links ?? []).map(({ label, path, badge, ...entry }, index): Block => ({
      type: 'BarLink',
      props: { id: `link-${index + 1}`, label, href: path, ...(badge !== undefined && { badge }), ...datesOf(entry) },
    })),
    ...stored.filter((block) => !isReplaced(block)),
  ]
}

/** Returns a site's announcement bar blocks, or null if setup.toml leaves the bar to editors. */
export function announcementBlocks({ announcements }: HeaderSetup, site: Site): Block[] | null {
  if (!announcements) return null
  return on(site, announcements).map(({ text, link, link_label: label, ...entry }, index) => {
    const anchor = link === undefined || label === undefined ? '' : ` <a href="${link}">${escapeHtml(label)}</a>`
    const html = `<p>${escapeHtml(text)}${anchor}</p>`
    return { type: 'Text', props: { id: `announcement-${index + 1}`, html, ...datesOf(entry) } }
  })
}

function on<Dated extends Entry>(site: Site, entries: readonly Dated[]): Dated[] {
  return entries.filter(({ sites }) => sites?.includes(site) ?? true)
}

function datesOf({ from, until }: Entry): { from?: number; until?: number } {
  return {
    ...(from !== undefined && { from: Date.parse(from) }),
    ...(until !== undefined && { until: Date.parse(until) }),
  }
}
