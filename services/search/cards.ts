import type { z } from 'zod'
import type { SearchProduct } from '#contract/search.ts'
import { challengeStatus } from '#domain/catalog/events/challenge-status.ts'
import type { Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import type { Categories, Category } from '#services/catalog/categories/categories.ts'
import { requestLanguage, translateCards } from '#services/catalog/steps.ts'
import { readCardsOf } from './repository.ts'
import { searchProduct } from './wire.ts'

type ShownProduct = z.output<typeof SearchProduct>

export interface Cards {
  /** Returns products in the same order as the ids, as of a Unix time in milliseconds. */
  read: (site: Site, productIds: readonly number[], now: number) => Promise<ShownProduct[]>
}
interface CachedCards extends Cards {
  forget: (site: Site, productId: number) => void
  clear: () => void
}

interface Card {
  product: ShownProduct
  addedAt: number
  registrationClosesAt: number | undefined
}

/** Returns the earliest time when a product that still counts as new was added: 90 days ago, in Unix milliseconds. */
export function newArrivalsSince(now: number): number {
  return now - 90 * 86_400_000
}

export function uncachedCards(db: QueryRunner, categories: Categories): Cards {
  return {
    read: async (site, productIds, now) => {
      const byId = await readCards(db, categories, site, productIds, now)
      return shownCards(byId, productIds, now)
    },
  }
}

/**
 * Maximum number of cards per site and language; the least recently used ones are evicted first. A card takes about 2
 * kB.
 */
const maxOfList = 2_000

/** Caches cards in memory until they are evicted. */
export function cachedCards(db: QueryRunner, categories: Categories): CachedCards {
  const cached = new Map<Site, Map<string, Map<number, Card>>>()
  let forgotten = 0
  const cachedOf = (site: Site, language: string) => {
    const ofSite = cached.get(site) ?? new Map<string, Map<number, Card>>()
    cached.set(site, ofSite)
    const known = ofSite.get(language) ?? new Map<number, Card>()
    ofSite.set(language, known)
    return known
  }
  const keep = (cards: Map<number, Card>, id: number, card: Card) => {
    cards.delete(id)
    cards.set(id, card)
    const [oldest] = cards.keys()
    if (cards.size > maxOfList) cards.delete(oldest!)
  }
  return {
    read: async (site, productIds, now) => {
      const known = cachedOf(site, requestLanguage())
      const missing = productIds.filter((id) => !known.has(id))
      const before = forgotten
      const shown = new Map(productIds.flatMap((id) => (known.has(id) ? [[id, known.get(id)!]] : [])))
      if (missing.length > 0) {
        for (const [id, card] of await readCards(db, categories, site, missing, now)) shown.set(id, card)
      }
      // If `forget` was called during the read, the cards may be stale and are not cached.
      if (before === forgotten) for (const [id, card] of shown) keep(known, id, card)
      return shownCards(shown, productIds, now)
    },
    forget: (site, productId) => {
      forgotten += 1
      for (const cards of cached.get(site)?.values() ?? []) cards.delete(productId)
    },
    clear: () => {
      forgotten += 1
      cached.clear()
    },
  }
}

/** Returns the cards in the same order as the ids. If a remap repeats a product, it appears only once. */
function shownCards(byId: ReadonlyMap<number, Card>, productIds: readonly number[], now: number): ShownProduct[] {
  const products = productIds.flatMap((id) => {
    const card = byId.get(id)
    return card ? [asOf(card, now)] : []
  })
  const shown = new Map(products.toReversed().map((product) => [product.entity_id, product]))
  return shown.size === products.length
    ? products
    : products.filter((product) => shown.get(product.entity_id) === product)
}

/** Computed on each read, because the result depends on the time. */
function asOf(card: Card, now: number): ShownProduct {
  const isNew = card.addedAt > newArrivalsSince(now)
  const status = challengeStatus(card.registrationClosesAt, now)
  if (card.product.is_new !== isNew || card.product.challenge_status !== status)
    card.product = { ...card.product, is_new: isNew, challenge_status: status }
  return card.product
}

async function readCards(
  db: QueryRunner,
  categories: Categories,
  site: Site,
  productIds: readonly number[],
  now: number,
): Promise<Map<number, Card>> {
  if (productIds.length === 0) return new Map()
  const [rows, all] = await Promise.all([readCardsOf(db, site, productIds), categories.all()])
  const cards = await translateCards(
    db,
    rows.map(({ card }) => card),
  )
  return new Map(
    rows.map(({ productId, addedAt, categoryIds, remap }, index) => {
      const card = cards[index]!
      const product = searchProduct({ site, card, isNew: false, categories: trail(all, categoryIds), remap, now })
      return [productId, { product, addedAt, registrationClosesAt: card.registrationClosesAt }]
    }),
  )
}

/** Returns the names of the product's categories, departments first. */
function trail(all: readonly Category[], ids: readonly number[]): string[] {
  return all
    .filter(({ id }) => ids.includes(id))
    .toSorted((a, b) => (a.parentId ?? -1) - (b.parentId ?? -1))
    .map(({ name }) => name)
}
