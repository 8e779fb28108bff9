import { phraseKey } from '#domain/search/query/pins.ts'
import { inStockValue, selectProducts, type Candidate } from '#domain/search/select.ts'
import { stockFacet } from '#domain/search/offer-list.ts'
import type { Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import type { ListSlice, SearchList, SearchEngine } from './engine.ts'
import type { SearchGuides } from './guides.ts'
import { withNamesIn } from './match/translated-candidates.ts'
import { readCandidateRows } from './match/candidate-rows.ts'
import { createRowQueries } from './index/row-queries.ts'
import {
  readProductsInCategory,
  readNewestProducts,
  readProductsOnSpecial,
  readTopRated,
  type TopRatedFilter,
} from './repository.ts'

/**
 * Creates an engine that queries the database. It is always current, but reads every product in a list, except for the
 * best rated products. A search reads full-text matches and ranks them in the same way as the index.
 */
export function postgresEngine(db: QueryRunner, guides: SearchGuides): SearchEngine {
  const rowsFor = async (site: Site, phrase: string, language?: string) => {
    const guide = await guides.of(site, language)
    return { guide, queries: createRowQueries(await readCandidateRows(db, site, phrase, guide)) }
  }
  return {
    select: async (site, list, cut) => {
      if (list.kind === 'words') {
        const { guide, queries } = await rowsFor(site, list.phrase, cut.language)
        return queries.select(site, list, cut, guide)
      }
      const { filters, sort, page, language } = cut
      const top = list.kind === 'all' ? topRatedFilter(cut) : null
      if (top !== null)
        return { ...(await readTopRated(db, site, top, page.size)), facets: [], price: null, partialPhrase: null }
      const candidates = await candidatesOf(db, site, list)
      const named = sort.type === 'name' ? await withNamesIn(db, language, candidates) : candidates
      return { ...selectProducts(named, filters, sort, page, language), partialPhrase: null }
    },
    redirect: async (site, phrase) => (await guides.of(site)).redirects.get(phraseKey(phrase)) ?? null,
    phrases: async (site, phrase, max, language) => {
      const { guide, queries } = await rowsFor(site, phrase, language)
      return queries.phrases(site, phrase, max, guide)
    },
  }
}

/** Returns the filter if a query can produce the list without reading the whole catalog, or null. */
function topRatedFilter({ filters, sort, page, isListOnly = false }: ListSlice): TopRatedFilter | null {
  if (!isListOnly || sort.type !== 'rating' || page.number !== 1 || page.size === 0) return null
  const chosen = Object.entries(filters.values).filter(([, values]) => values.length > 0)
  const { [stockFacet]: stock, ...values } = Object.fromEntries(chosen)
  if (filters.price.length > 0 || (stock && !stock.includes(inStockValue))) return null
  return { isInStock: stock !== undefined, values }
}

async function candidatesOf(
  db: QueryRunner,
  site: Site,
  list: Exclude<SearchList, { kind: 'words' }>,
): Promise<Candidate[]> {
  switch (list.kind) {
    case 'category':
      return readProductsInCategory(db, site, list.id)
    case 'deals':
      return readProductsOnSpecial(db, site)
    case 'all':
      return readNewestProducts(db, site, 0)
    case 'new-gear':
      return readNewestProducts(db, site, list.since)
    case 'nothing':
      return []
  }
}
