import { setTimeout as sleep } from 'node:timers/promises'
import type { QueryRunner } from '#platform/database.ts'
import type { SearchEngine } from '../engine.ts'
import type { SearchGuides } from '../guides.ts'
import { createRowQueries, type RowQueries } from './row-queries.ts'
import { yieldToEventLoop } from './grow.ts'
import { readProductsToIndex, readProductsAfter } from './read-products.ts'
import { createRows, type Rows } from './rows.ts'

export interface IndexEngine extends SearchEngine {
  refresh: (productIds: readonly number[]) => Promise<void>
  /**
   * Rebuilds the index from the database at startup or after missed changes. The fallback engine serves searches in the
   * meantime.
   */
  rebuild: () => void
  whenBuilt: () => Promise<IndexSize>
  status: () => IndexStatus
  close: () => Promise<void>
}

interface IndexSize {
  products: number
  bytes: number
  buildMs: number
}

export interface IndexStatus {
  /** False while the fallback engine serves searches. */
  isBuilt: boolean
  /** Number of searchable products, excluding dead rows. */
  products: number
}

interface BuiltIndex extends RowQueries {
  rows: Rows
}

/** Products per batch, which is a few milliseconds of work between yields to the event loop. */
const atOnce = 100
const pauseMs = 1_000

/**
 * Creates a search engine with in-memory columns. A fallback engine serves searches until they are built, and after
 * missed changes.
 */
export function indexEngine(
  db: QueryRunner,
  guides: SearchGuides,
  fallback: SearchEngine,
  report: (error: unknown) => void,
): IndexEngine {
  let index: BuiltIndex | null = null
  /** Ids of products that change during a build; they are refreshed before the build is used. */
  const changed = new Set<number>()
  const closing = new AbortController()
  let isStale = true
  let size: IndexSize = { products: 0, bytes: 0, buildMs: 0 }
  let building: Promise<void> | null = null

  const make = async () => {
    const startedAt = performance.now()
    changed.clear()
    const rows = await buildRows(db, closing.signal)
    while (changed.size > 0) {
      const ids = [...changed].slice(0, atOnce)
      for (const id of ids) changed.delete(id)
      takeInto(rows, ids, await readProductsToIndex(db, ids))
    }
    size = { products: rows.count(), bytes: rows.bytes(), buildMs: performance.now() - startedAt }
    // A build that missed changes may be stale. The index is set without yielding, so that it gets later changes.
    if (!isStale && !closing.signal.aborted) index = { rows, ...createRowQueries(rows) }
  }
  const makeUntilFresh = async () => {
    while (isStale && !closing.signal.aborted) {
      isStale = false
      try {
        await make()
      } catch (error) {
        isStale = true
        if (!closing.signal.aborted) report(error)
        await sleep(pauseMs, undefined, { signal: closing.signal }).catch(() => {})
      }
    }
    building = null
  }
  const start = () => {
    isStale = true
    building ??= makeUntilFresh()
  }
  return {
    select: async (site, list, cut) =>
      index?.select(site, list, cut, await guides.of(site, cut.language)) ?? fallback.select(site, list, cut),
    redirect: fallback.redirect,
    phrases: async (site, phrase, max, lang) =>
      index?.phrases(site, phrase, max, await guides.of(site, lang)) ?? fallback.phrases(site, phrase, max, lang),
    refresh: async (productIds) => {
      if (building) for (const id of productIds) changed.add(id)
      try {
        for (let from = 0; from < productIds.length && index; from += atOnce) {
          const ids = productIds.slice(from, from + atOnce)
          const products = await readProductsToIndex(db, ids)
          if (index) takeInto(index.rows, ids, products)
        }
      } catch (error) {
        report(error)
        index = null
        start()
      }
      if (index && !building && index.rows.isWorn()) start()
    },
    rebuild: () => {
      index = null
      start()
    },
    whenBuilt: async () => {
      await building
      return size
    },
    status: () => ({ isBuilt: index !== null, products: index ? index.rows.count() - index.rows.dead() : 0 }),
    close: async () => {
      closing.abort()
      await building
    },
  }
}

async function buildRows(db: QueryRunner, signal: AbortSignal): Promise<Rows> {
  const rows = createRows()
  let reading = readProductsAfter(db, -1, atOnce)
  for (;;) {
    const products = await reading
    if (products.length === 0 || signal.aborted) break
    // Reads the next batch in parallel.
    reading = readProductsAfter(db, products.at(-1)!.id, atOnce)
    reading.catch(() => {})
    for (const product of products) rows.put(product)
    await yieldToEventLoop()
  }
  await rows.pack()
  return rows
}

function takeInto(rows: Rows, ids: readonly number[], products: Awaited<ReturnType<typeof readProductsToIndex>>) {
  const found = new Set(products.map(({ id }) => id))
  for (const id of ids) if (!found.has(id)) rows.remove(id)
  for (const product of products) rows.put(product)
}
