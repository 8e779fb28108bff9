import type { CallInput, Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { phraseKey } from '#domain/search/query/pins.ts'
import type { DraftSettings } from '#domain/search/query/draft-settings.ts'
import type { QueryRunner } from '#platform/database.ts'
import type { Categories } from '#services/catalog/categories/categories.ts'
import { uncachedGuides } from '../guides.ts'
import { postgresEngine } from '../postgres-engine.ts'
import { readCardsOf, readRedirects } from '../repository.ts'

type Draft = CallInput<Store, 'POST /svc_search/preview'>['body']
type Preview = Reply<Store, 'POST /svc_search/preview'>

const maxProducts = 12
const cut = {
  filters: { values: {}, price: [] },
  sort: { type: 'featured', order: 'desc' },
  page: { number: 1, size: maxProducts },
} as const

/** Returns the first products that a search for a phrase finds with the stored settings and with the draft settings. */
export async function previewSettings(
  { db, categories }: { db: QueryRunner; categories: Categories },
  { site, phrase, synonym, placement }: Draft,
): Promise<Preview> {
  const draft = { ...(synonym && { synonym }), ...(placement && { placement: { phrase, ...placement } }) }
  // Queries the database instead of the index, which uses only stored settings.
  const found = async (settings: DraftSettings) => {
    const engine = postgresEngine(db, uncachedGuides(db, categories, settings))
    return (await engine.select(site, { kind: 'words', phrase }, cut)).productIds
  }
  const [before, after, redirects] = await Promise.all([found({}), found(draft), readRedirects(db, site)])
  const rows = await readCardsOf(db, site, [...new Set([...before, ...after])])
  const cards = new Map(rows.map(({ productId, card }) => [productId, card]))
  const shown = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const card = cards.get(id)
      if (!card) return []
      return [{ id, name: card.name, sku: card.sku, price: card.special_price ?? card.price }]
    })
  const redirect = redirects.find(({ key }) => key === phraseKey(phrase))?.path ?? null
  return { before: shown(before), after: shown(after), redirect }
}
