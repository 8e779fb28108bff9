import type { z } from 'zod'
import type { SearchProduct } from '#contract/search.ts'
import type { Site } from '#domain/sites.ts'
import type { Queries } from '#platform/database.ts'
import type { Categories, Category } from '#services/catalog/categories/categories.ts'
import { readCardsOf } from './repository.ts'
import { searchProduct } from './wire.ts'

type ShownProduct = z.output<typeof SearchProduct>

export interface Cards {
  /** Sorted by id; `newSince` is a Unix time in milliseconds. */
  read: (site: Site, productIds: readonly number[], newSince: number) => Promise<ShownProduct[]>
}
interface CachedCards extends Cards {
  forget: (site: Site, productId: number) => void
  clear: () => void
}

interface Card {
  product: ShownProduct
  addedAt: number
}

export function readingCards(db: Queries, categories: Categories): Cards {
  return {
    read: async (site, productIds, newSince) => {
      const byId = await readCards(db, categories, site, productIds)
      return productIds.flatMap((id) => {
        const card = byId.get(id)
        return card ? [asOf(card, newSince)] : []
      })
    },
  }
}

/** Max cards per site, evicted least recently used first. A card takes about 2 kB. */
const maxOfSite = 2_000

/** Caches cards in memory until they are evicted. */
export function cachedCards(db: Queries, categories: Categories): CachedCards {
  const cached = new Map<Site, Map<number, Card>>()
  let forgotten = 0
  const cachedOf = (site: Site) => {
    const known = cached.get(site) ?? new Map<number, Card>()
    cached.set(site, known)
    return known
  }
  const keep = (cards: Map<number, Card>, id: number, card: Card) => {
    cards.delete(id)
    cards.set(id, card)
    const [oldest] = cards.keys()
    if (cards.size > maxOfSite) cards.delete(oldest!)
  }
  return {
    read: async (site, productIds, newSince) => {
      const known = cachedOf(site)
      const missing = productIds.filter((id) => !known.has(id))
      const before = forgotten
      const shown = new Map(productIds.flatMap((id) => (known.has(id) ? [[id, known.get(id)!]] : [])))
      if (missing.length > 0) {
        for (const [id, card] of await readCards(db, categories, site, missing)) shown.set(id, card)
      }
      // If a card was evicted during the read, the result may be stale and is not cached.
      if (before === forgotten) for (const [id, card] of shown) keep(known, id, card)
      return productIds.flatMap((id) => {
        const card = shown.get(id)
        return card ? [asOf(card, newSince)] : []
      })
    },
    forget: (site, productId) => {
      forgotten += 1
      cached.get(site)?.delete(productId)
    },
    clear: () => {
      forgotten += 1
      cached.clear()
    },
  }
}

/** Computed at each read, because it depends on the day. */
function asOf(card: Card, newSince: number): ShownProduct {
  const isNew = card.addedAt > newSince
  if (card.product.is_new !== isNew) card.product = { ...card.product, is_new: isNew }
  return card.product
}

async function readCards(
  db: Queries,
  categories: Categories,
  site: Site,
  productIds: readonly number[],
): Promise<Map<number, Card>> {
  if (productIds.length === 0) return new Map()
  const [rows, all] = await Promise.all([readCardsOf(db, site, productIds), categories.all()])
  return new Map(
    rows.map(({ productId, card, addedAt, categoryIds }) => {
      const product = searchProduct({ site, card, isNew: false, categories: trail(all, categoryIds) })
      return [productId, { product, addedAt }]
    }),
  )
}

/** Names of the product's categories, departments first. */
function trail(all: readonly Category[], ids: readonly number[]): string[] {
  return all
    .filter(({ id }) => ids.includes(id))
    .toSorted((a, b) => (a.parentId ?? -1) - (b.parentId ?? -1))
    .map(({ name }) => name)
}
