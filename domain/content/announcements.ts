import type { Site } from '#domain/sites.ts'

/** Handles of the bars' pages; those of promotions are flag names too. */
export const announcementHandles = ['apo_banner', 'christmas_banner', 'matte_black_banner', 'above_header'] as const
export type AnnouncementHandle = (typeof announcementHandles)[number]

/**
 * Returns the bars of a site by priority: military notice, promotions, then the editor's text [PROMO-001, PROMO-003,
 * PROMO-006].
 */
export function announcementsOf(site: Site): readonly { name: AnnouncementHandle; isFlagged: boolean }[] {
  return announcementHandles
    .filter((name) => name !== 'apo_banner' || site === 'APO')
    .map((name) => ({ name, isFlagged: name === 'christmas_banner' || name === 'matte_black_banner' }))
}

interface Block {
  type: string
  props: Readonly<Record<string, unknown>>
}

/**
 * Joins the texts that have not ended and returns the next end in epoch milliseconds, or returns null without texts
 * [PROMO-003].
 */
export function announcementText(blocks: readonly Block[], now: number): { html: string; until: number | null } | null {
  const texts = blocks.flatMap(({ type, props: { html, until } }) => {
    const end = typeof until === 'number' ? until : Infinity
    return type === 'Text' && typeof html === 'string' && html !== '' && end > now ? [{ html, end }] : []
  })
  if (texts.length === 0) return null
  const first = Math.min(...texts.map(({ end }) => end))
  return { html: texts.map(({ html }) => html).join(''), until: first === Infinity ? null : first }
}
