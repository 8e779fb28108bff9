import type { Pair } from './rank-together.ts'

/**
 * Larger orders equip whole gyms, and larger visits come from crawlers. The number of pairs also grows quadratically.
 */
export const maxGroupSize = 30

/** Unique products in an order or visit, and the amount by which their counts change. */
interface ProductGroup {
  ids: readonly number[]
  change: number
}

export interface CountedTogether {
  /** Number of groups by product. */
  counts: Map<number, number>
  /** Each pair in both directions. */
  pairs: Pair[]
}

/** Counts products, and pairs of products, in orders or visits. Skips groups of more than 30 products. */
export function countTogether(groups: readonly ProductGroup[]): CountedTogether {
  const counts = new Map<number, number>()
  const pairs = new Map<string, Pair>()
  for (const { ids, change } of groups) {
    if (change === 0 || ids.length > maxGroupSize) continue
    for (const id of ids) {
      counts.set(id, (counts.get(id) ?? 0) + change)
      for (const other of ids) {
        if (other === id) continue
        const pair = pairs.get(`${id}:${other}`) ?? { id, other, shared: 0 }
        pairs.set(`${id}:${other}`, { ...pair, shared: pair.shared + change })
      }
    }
  }
  return { counts, pairs: [...pairs.values()] }
}
