import type { Site } from '#domain/sites.ts'

/** What may stand in the strip above the header: the handle of its page, and of its flag where it has one. */
export const stripNames = ['apo_banner', 'christmas_banner', 'matte_black_banner', 'above_header'] as const
export type StripName = (typeof stripNames)[number]

/**
 * What may stand in a site's strip, the first that has something to say: the notice of military mail always and on APO
 * alone, the promotions by their flags, then what an editor wrote for no occasion [PROMO-001, PROMO-003, PROMO-006].
 */
export function stripsOf(site: Site): readonly { name: StripName; isFlagged: boolean }[] {
  return stripNames
    .filter((name) => name !== 'apo_banner' || site === 'APO')
    .map((name) => ({ name, isFlagged: name === 'christmas_banner' || name === 'matte_black_banner' }))
}

interface Block {
  type: string
  props: Readonly<Record<string, unknown>>
}

/**
 * The texts among blocks that still hold, as one, with the moment in milliseconds at which the first of them ends; null
 * when none is left. A text says by `until` how long it holds, as the last day to order by does for each zone [PROMO-003].
 */
export function stripText(blocks: readonly Block[], now: number): { html: string; until: number | null } | null {
  const texts = blocks.flatMap(({ type, props: { html, until } }) => {
    const end = typeof until === 'number' ? until : Infinity
    return type === 'Text' && typeof html === 'string' && html !== '' && end > now ? [{ html, end }] : []
  })
  if (texts.length === 0) return null
  const first = Math.min(...texts.map(({ end }) => end))
  return { html: texts.map(({ html }) => html).join(''), until: first === Infinity ? null : first }
}
