import { selectProducts, type Candidate } from '#domain/search/select.ts'
import type { Site } from '#domain/sites.ts'
import type { Queries } from '#platform/database.ts'
import type { ListOf, SearchEngine } from './engine.ts'
import { readByWords, readInCategory, readNewest, readOnSpecial, readPhrases } from './repository.ts'

/** Creates an engine that queries the database. It is always current, but reads every product of a list. */
export function postgresEngine(db: Queries): SearchEngine {
  return {
    select: async (site, list, { filters, sort, page }) =>
      selectProducts(await candidatesOf(db, site, list), filters, sort, page),
    phrases: (site, phrase, most) => readPhrases(db, site, phrase, most),
  }
}

async function candidatesOf(db: Queries, site: Site, list: ListOf): Promise<Candidate[]> {
  switch (list.kind) {
    case 'category':
      return readInCategory(db, site, list.id)
    case 'deals':
      return readOnSpecial(db, site)
    case 'new-gear':
      return readNewest(db, site, list.since)
    case 'words':
      return readByWords(db, site, list.phrase)
    case 'nothing':
      return []
  }
}
