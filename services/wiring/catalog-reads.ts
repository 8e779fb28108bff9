import type { Site } from '#domain/sites.ts'
import type { Queries } from '#platform/database.ts'
import { cachedCategories, readingCategories, type Categories } from '#services/catalog/categories.ts'
import { cachedCards, readingCards, type Cards } from '#services/search/cards.ts'
import type { SearchEngine } from '#services/search/engine.ts'
import { indexEngine, type IndexEngine } from '#services/search/index/index-engine.ts'
import { postgresEngine } from '#services/search/postgres-engine.ts'

/** What lists, searches and menus are read from. */
export interface CatalogReads {
  search: SearchEngine
  cards: Cards
  categories: Categories
}

/** The catalogue as the database has it at every moment. */
export function readingCatalog(db: Queries): CatalogReads {
  const categories = readingCategories(db)
  return { search: postgresEngine(db), cards: readingCards(db, categories), categories }
}

/** The catalogue as this process keeps it, which has to be told of every change. */
interface KeptCatalog extends CatalogReads {
  /** Reads again what tags name, and forgets what was kept of it; `andThen` follows before anything is read anew. */
  follow: (tags: readonly string[], andThen: () => void) => Promise<void>
  /** At first, and when something may have been missed: nothing that was kept is used again. */
  startAnew: () => void
  index: IndexEngine | null
  close: () => Promise<void>
}

/** Keeps menus and cards in memory and, with the index, all that lists are made of, from the first `startAnew` on. */
export function cachedCatalog(
  db: Queries,
  engine: 'index' | 'postgres',
  report: (error: unknown) => void,
): KeptCatalog {
  const categories = cachedCategories(db)
  const cards = cachedCards(db, categories)
  const reading = postgresEngine(db)
  const index = engine === 'index' ? indexEngine(db, reading, report) : null
  let turn = Promise.resolve()
  let waiting: { tags: readonly string[]; andThen: () => void }[] = []

  const forget = (tags: readonly string[]) => {
    for (const tag of tags) {
      const { site, kind, id } = partsOf(tag)
      if (kind === 'product') cards.forget(site, id)
      // Cards name their categories.
      if (kind === 'tree') {
        categories.forget()
        cards.clear()
      }
    }
  }
  /** All that came while the last one was read, at once. */
  const followWaiting = async () => {
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
    index,
    follow: (tags, andThen) => {
      waiting.push({ tags, andThen })
      const followed = turn.then(followWaiting)
      turn = followed.catch(() => {})
      return followed
    },
    startAnew: () => {
      index?.rebuild()
      categories.forget()
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
