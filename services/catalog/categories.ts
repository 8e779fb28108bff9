import type { Site } from '#domain/sites.ts'
import type { Queries } from '#platform/database.ts'
import { keepAnswers } from '#services/call/memoize-async.ts'
import { readCategories, readSoldCategories, type CategoryRow } from './repository.ts'

export type Category = CategoryRow

/** The categories of the catalogue, and those of them that a site's menu shows. */
export interface Categories {
  /** In the order of their positions. */
  all: () => Promise<readonly CategoryRow[]>
  /** Ids of those with something to buy on a site. */
  soldOn: (site: Site) => Promise<ReadonlySet<number>>
}

/** Categories as the database has them at every moment. */
export function readingCategories(db: Queries): Categories {
  return { all: () => readCategories(db), soldOn: (site) => readSoldCategories(db, site) }
}

/** Categories that are kept in memory until they are forgotten, since every page shows them in its menu. */
export function cachedCategories(db: Queries): Categories & { forget: () => void } {
  const reading = readingCategories(db)
  const all = keepAnswers<'all', readonly CategoryRow[]>()
  const sold = keepAnswers<Site, ReadonlySet<number>>()
  return {
    all: () => all.read('all', reading.all),
    soldOn: (site) => sold.read(site, () => reading.soldOn(site)),
    forget: () => {
      all.clear()
      sold.clear()
    },
  }
}
