import type { Site } from '#domain/sites.ts'
import { isCurrent, nextChange } from './dated.ts'

/** Handles of the announcement bar pages. The handles for promotions are also flag names. */
export const announcementHandles = ['apo_banner', 'christmas_banner', 'matte_black_banner', 'above_header'] as const
export type AnnouncementHandle = (typeof announcementHandles)[number]

/**
 * Returns a site's announcement bars by priority: military notice, promotions, then the editors' text [PROMO-001,
 * PROMO-003, PROMO-006].
 */
export function announcementsOf(site: Site): readonly { name: AnnouncementHandle; isFlagged: boolean }[] {
  return announcementHandles
    .filter((name) => name !== 'apo_banner' || site === 'APO')
    .map((name) => ({ name, isFlagged: name === 'christmas_banner' || name === 'matte_black_banner' }))
}

/** Returns true for an announcement bar's key: its handle and one hash character. */
export function isAnnouncementKey(value: string): boolean {
  return announcementHandles.some((name) => name === value.slice(0, -2)) && /[.][0-9a-z]$/.test(value)
}

interface Block {
  type: string
  props: Readonly<Record<string, unknown>>
}

/**
 * Returns the joined current texts and the time of the next change in epoch milliseconds; `html` is '' if no text is
 * current [PROMO-003].
 */
export function announcementText(blocks: readonly Block[], now: number): { html: string; until: number | null } {
  const texts = blocks.flatMap(({ type, props: { html, from, until } }) =>
    type === 'Text' && typeof html === 'string' && html !== ''
      ? [{ html, ...(typeof from === 'number' && { from }), ...(typeof until === 'number' && { until }) }]
      : [],
  )
  const current = texts.filter((text) => isCurrent(text, now))
  return { html: current.map(({ html }) => html).join(''), until: nextChange(texts, now) }
}
