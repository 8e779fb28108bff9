import type { searchSettings } from '#contract/search-settings.ts'
import { phraseKey } from '#domain/search/query/pins.ts'
import { sites, type Site } from '#domain/sites.ts'
import type { Database, QueryRunner, Transaction } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import type { Categories } from '#services/catalog/categories/categories.ts'
import { readNames } from '#services/catalog/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { previewSettings } from './preview.ts'
import {
  areProducts,
  savePlacement,
  saveProductRemap,
  saveSynonym,
  readAllSynonyms,
  readPlacements,
  readProductRemaps,
} from './repository.ts'

interface SettingsDeps {
  db: Database
  categories: Categories
}

export const searchSettingsHandlers: Handlers<typeof searchSettings, SettingsDeps> = {
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
    const placements = await readPlacements(db, query.site)
    const ids = placements.flatMap(({ pinned, buried }) => [...pinned, ...buried])
    return { placements, products: await namesOf(db, query.site, ids) }
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

  async 'POST /svc_search/preview'({ body }, { db, categories }) {
    return previewSettings({ db, categories }, body)
  },

  async 'GET /svc_search/product-remaps'({ site }, { db }) {
    const remaps = await readProductRemaps(db)
    const ids = remaps.flatMap(({ fromId, id }) => [fromId, id])
    return { remaps, products: await namesOf(db, site, ids) }
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

async function namesOf(db: QueryRunner, site: Site, ids: readonly number[]) {
  return [...(await readNames(db, site, ids)).values()].map(({ id, name }) => ({ id, name }))
}

async function purgeSearches(tx: Transaction, changed: readonly Site[]) {
  await afterCommit(tx, 'purge', { tags: changed.flatMap((site) => [`${site}:search`, `${site}:search-settings`]) })
}
