import { maxGroupSize, type CountedTogether } from './count-together.ts'
import type { Pair } from './rank-together.ts'

/** One visit's unique products, with hashes of its browser and network. */
interface ViewingVisit {
  ids: readonly number[]
  visitor: number
  network: number
  /** UTC date. */
  day: string
}

/** A pair of products in a visit, the lower id first; a product alone is a pair with itself. */
export interface Sighting extends Omit<ViewingVisit, 'ids'> {
  id: number
  other: number
}

/** Returns every product and every pair of products in each visit. Skips visits to more than 30 products. */
export function sightingsOf(visits: readonly ViewingVisit[]): Sighting[] {
  return visits
    .filter(({ ids }) => ids.length <= maxGroupSize)
    .flatMap(({ ids, ...by }) =>
      ids.flatMap((id) => ids.filter((other) => id <= other).map((other) => ({ id, other, ...by }))),
    )
}

/** Counts the products and the pairs, each pair in both directions. */
export function countSightings(sightings: readonly Pick<Sighting, 'id' | 'other'>[]): CountedTogether {
  const counts = new Map<number, number>()
  const pairs = new Map<string, Pair>()
  const add = (id: number, other: number) => {
    const known = pairs.get(`${id}:${other}`)?.shared ?? 0
    pairs.set(`${id}:${other}`, { id, other, shared: known + 1 })
  }
  for (const { id, other } of sightings) {
    if (id === other) counts.set(id, (counts.get(id) ?? 0) + 1)
    else {
      add(id, other)
      add(other, id)
    }
  }
  return { counts, pairs: [...pairs.values()] }
}
