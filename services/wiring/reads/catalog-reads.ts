import type { Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { cachedCategories, uncachedCategories, type Categories } from '#services/catalog/categories/categories.ts'
import { cachedTerms, uncachedTerms, type RequestTerms } from '#services/catalog/translations/request-terms.ts'
import { cachedCards, uncachedCards, type Cards } from '#services/search/cards.ts'
import type { SearchEngine } from '#services/search/engine.ts'
import { cachedGuides, uncachedGuides } from '#services/search/guides.ts'
import { indexEngine, type IndexEngine } from '#services/search/index/index-engine.ts'
import { postgresEngine } from '#services/search/postgres-engine.ts'

export interface CatalogReads {
  search: SearchEngine
  cards: Cards
  categories: Categories
  terms: RequestTerms
}

export function uncachedCatalog(db: QueryRunner): CatalogReads {
  const categories = uncachedCategories(db)
  return {
    search: postgresEngine(db, uncachedGuides(db, categories)),
    cards: uncachedCards(db, categories),
    categories,
    terms: uncachedTerms(db),
  }
}

/** The catalog data cached in this process. It must receive change notices. */
interface CachedCatalog extends CatalogReads {
  /** Evicts all data covered by the tags from the caches and reloads it; `andThen` runs before the reload. */
  refreshTags: (tags: readonly string[], andThen: () => void) => Promise<void>
  /** Clears all caches, at startup and after missed notices. */
  reset: () => void
  index: IndexEngine | null
  close: () => Promise<void>
}

/** Caches menus and cards, and lists if there is an index, starting with the first `reset`. */
export function cachedCatalog(
  db: QueryRunner,
  engine: 'index' | 'postgres',
  report: (error: unknown) => void,
): CachedCatalog {
  const categories = cachedCategories(db)
  const cards = cachedCards(db, categories)
  const guides = cachedGuides(db, categories)
  const terms = cachedTerms(db)
  const reading = postgresEngine(db, guides)
  const index = engine === 'index' ? indexEngine(db, guides, reading, report) : null
  let turn = Promise.resolve()
  let waiting: { tags: readonly string[]; andThen: () => void }[] = []

  const forget = (tags: readonly string[]) => {
    for (const tag of tags) {
      const { site, kind, id } = partsOf(tag)
      if (kind === 'product') cards.forget(site, id)
      // Cards contain category names. Saving a term also purges the tree.
      if (kind === 'tree') {
        categories.forget()
        guides.forget()
        terms.forget()
        cards.clear()
      }
      if (kind === 'search-settings') guides.forget()
    }
  }
  /** Refreshes all tags that arrived during the last run together. */
  const refreshWaiting = async () => {
    const now = waiting
    waiting = []
    const tags = now.flatMap((each) => each.tags)
    const products = tags.map(partsOf).filter(({ kind }) => kind === 'product')
    await index?.refresh([...new Set(products.map(({ id }) => id))])
    forget(tags)
    for (const { andThen } of now) andThen()
  }
  return {
    search: index ?? reading,
    cards,
    categories,
    terms,
    index,
    refreshTags: (tags, andThen) => {
      waiting.push({ tags, andThen })
      const refreshed = turn.then(refreshWaiting)
      turn = refreshed.catch(() => {})
      return refreshed
    },
    reset: () => {
      index?.rebuild()
      categories.forget()
      guides.forget()
      terms.forget()
      cards.clear()
    },
    close: async () => {
      await turn
      await index?.close()
    },
  }
}

function partsOf(tag: string) {
  const [site = '', kind = '', id = ''] = tag.split(':')
  return { site: site as Site, kind, id: Number(id) }
}
