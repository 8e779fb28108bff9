import { rankTogether, type Pair } from '#domain/recommendations/rank-together.ts'

const productsPerStatement = 100
const maxStored = 24

interface CountedPair extends Pair {
  /** Number of orders or visits with each of the two products. */
  countOfId: number
  countOfOther: number
}

interface StaleLists {
  /** Returns up to `max` products whose counts have changed since the last ranking. */
  readStale: (max: number) => Promise<number[]>
  readPairs: (ids: readonly number[]) => Promise<readonly CountedPair[]>
  store: (lists: ReadonlyMap<number, readonly number[]>) => Promise<void>
}

/** Ranks the products bought or viewed with each stale product, 100 stale products at a time. */
export async function rankStaleLists({ readStale, readPairs, store }: StaleLists): Promise<void> {
  for (;;) {
    const ids = await readStale(productsPerStatement)
    if (ids.length === 0) return
    const pairs = await readPairs(ids)
    const countOf = new Map(
      pairs.flatMap(({ id, other, countOfId, countOfOther }) => [
        [id, countOfId],
        [other, countOfOther],
      ]),
    )
    const ranked = rankTogether(pairs, countOf, maxStored)
    await store(new Map(ids.map((id) => [id, ranked.get(id) ?? []])))
  }
}
