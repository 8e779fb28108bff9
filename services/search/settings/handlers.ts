import type { searchSettings } from '#contract/search-settings.ts'
import { phraseKey } from '#domain/search/query/pins.ts'
import { sites, type Site } from '#domain/sites.ts'
import type { Database, Transaction } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import {
  areProducts,
  savePlacement,
  saveProductRemap,
  saveSynonym,
  readAllSynonyms,
  readPlacements,
  readProductRemaps,
} from './repository.ts'

export const searchSettingsHandlers: Handlers<typeof searchSettings, { db: Database }> = {
  async 'GET /svc_search/synonyms'(_, { db }) {
    return { synonyms: await readAllSynonyms(db) }
  },

  async 'PUT /svc_search/synonyms'({ body, refuse }, { db }) {
    if ([body.phrase, ...body.means].some((phrase) => phraseKey(phrase) === '')) throw refuse('phrase_without_words')
    return db.transaction(async (tx) => {
      await saveSynonym(tx, body)
      await purgeSearches(tx, body.site === null ? sites : [body.site])
      return { success: true as const }
    })
  },

  async 'GET /svc_search/placements'({ query }, { db }) {
    return { placements: await readPlacements(db, query.site) }
  },

  async 'PUT /svc_search/placements'({ body, refuse }, { db }) {
    if (phraseKey(body.phrase) === '') throw refuse('phrase_without_words')
    return db.transaction(async (tx) => {
      if (!(await areProducts(tx, [...body.pinned, ...body.buried]))) throw refuse('product_not_found')
      await savePlacement(tx, body)
      await purgeSearches(tx, [body.site])
      return { success: true as const }
    })
  },

  async 'GET /svc_search/product-remaps'(_, { db }) {
    return { remaps: await readProductRemaps(db) }
  },

  async 'PUT /svc_search/product-remaps'({ body, refuse }, { db }) {
    return db.transaction(async (tx) => {
      if (body.to !== null && !(await areProducts(tx, [body.fromId, body.to.id]))) throw refuse('product_not_found')
      await saveProductRemap(tx, body)
      await afterCommit(tx, 'purge', { tags: sites.map((site) => `${site}:product:${body.fromId}`) })
      return { success: true as const }
    })
  },
}

async function purgeSearches(tx: Transaction, changed: readonly Site[]) {
  await afterCommit(tx, 'purge', { tags: changed.flatMap((site) => [`${site}:search`, `${site}:search-settings`]) })
}
