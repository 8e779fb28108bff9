import type { Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { memoizeAsync } from '#services/call/memoize-async.ts'
import { readCategories, readSoldCategories, type CategoryRow } from '../repository.ts'
import { requestLanguage } from '../translations/request-language.ts'

export type Category = CategoryRow

export interface Categories {
  /** Sorted by position, with names in the language of the request. */
  all: () => Promise<readonly CategoryRow[]>
  /** Ids of the categories with products for sale on a site. */
  soldOn: (site: Site) => Promise<ReadonlySet<number>>
}

export function uncachedCategories(db: QueryRunner): Categories {
  return { all: () => readCategories(db, requestLanguage()), soldOn: (site) => readSoldCategories(db, site) }
}

/** Caches categories until `forget` is called, because the menu on every page shows them. */
export function cachedCategories(db: QueryRunner): Categories & { forget: () => void } {
  const reading = uncachedCategories(db)
  const all = memoizeAsync<string, readonly CategoryRow[]>()
  const sold = memoizeAsync<Site, ReadonlySet<number>>()
  return {
    all: () => all.read(requestLanguage(), reading.all),
    soldOn: (site) => sold.read(site, () => reading.soldOn(site)),
    forget: () => {
      all.clear()
      sold.clear()
    },
  }
}
