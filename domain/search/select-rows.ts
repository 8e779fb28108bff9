import type { FacetSets } from './facet-sets.ts'
import { visitScattered } from './scattered.ts'
import {
  collatorOf,
  compareByCode,
  inRange,
  type FacetCount,
  type Filters,
  type Selection,
  type Sort,
} from './select.ts'

export interface Columns {
  productIds: Int32Array
  names: readonly string[]
  /** Language of the names, such as `de`. */
  language: string
  /** Position in collation order, or -1 if unknown. */
  namePlaces: Int32Array
  /** -1 for no price. */
  prices: Int32Array
  /** -1 if not sold here. */
  facetSets: Int32Array
  featured: Int32Array
  ratings: Int32Array
  /** Epoch milliseconds. */
  addedAt: Float64Array
  facets: FacetSets
}

/** Results for a row: all facets match, one fails (its index), or several fail. */
const allFit = -1
const severalFail = -2
const notJudgedYet = -3

/**
 * Equivalent to selectProducts, but evaluates each distinct facet set only once. `ranks` is the relevance by row
 * [SEARCH-082].
 */
export function selectRows(
  columns: Columns,
  rows: Uint32Array,
  ranks: Float64Array | null,
  filters: Filters,
  sort: Sort,
  page: { number: number; size: number },
): Selection {
  const { facets, facetSets, prices } = columns
  const chosen = Object.entries(filters.values).filter(([, values]) => values.length > 0)
  const outcomes = chosen.length > 0 ? new Int32Array(facets.sets.length).fill(notJudgedYet) : null
  const judge = chosen.length > 0 ? judgeOf(facets, chosen) : null
  /**
   * Counts by facet set: one array for each facet that is the only failure, one for price, and one for full matches.
   */
  const counts = Array.from({ length: chosen.length + 2 }, (): Int32Array | null => null)
  const priceAt = chosen.length
  const fittingAt = chosen.length + 1
  const isFiltered = chosen.length > 0 || filters.price.length > 0
  const fitting = isFiltered ? new Uint32Array(rows.length) : rows
  const ofFitting = (counts[fittingAt] = new Int32Array(facets.sets.length))
  let total = 0
  let [lowest, highest, priced] = [Infinity, -Infinity, 0]
  const noteCost = (cost: number) => {
    if (cost < lowest) lowest = cost
    if (cost > highest) highest = cost
    priced += 1
  }
  const countFiltered = (row: number) => {
    const set = facetSets[row]!
    const cost = prices[row]!
    let failed = allFit
    if (outcomes && judge) {
      failed = outcomes[set]!
      if (failed === notJudgedYet) failed = outcomes[set] = judge(set)
      if (failed === severalFail) return
    }
    if (filters.price.length > 0 && !inRange({ price: cost < 0 ? null : cost }, filters.price)) {
      if (failed !== allFit) return
      failed = priceAt
    }
    if (failed === allFit) {
      ofFitting[set]! += 1
      fitting[total++] = row
    } else {
      const ofPlace = (counts[failed] ??= new Int32Array(facets.sets.length))
      ofPlace[set]! += 1
    }
    if (cost >= 0 && (failed === allFit || failed === priceAt)) noteCost(cost)
  }
  if (isFiltered) for (let index = 0; index < rows.length; index += 1) countFiltered(rows[index]!)
  else {
    total = rows.length
    ;({ lowest, highest, priced } = countAll(columns, rows, ofFitting))
  }
  const from = (page.number - 1) * page.size
  const shown = firstRows(
    fitting.subarray(0, total),
    from + page.size,
    comparing(columns, ranks, sort),
    sort.type === 'featured' ? ranks : null,
  )
  return {
    total,
    productIds: shown.slice(from).map((row) => columns.productIds[row]!),
    facets: countedFacets(facets, counts, [...chosen.map(([code]) => code), 'price']),
    price: priced > 0 ? { min: lowest, max: highest, count: priced } : null,
  }
}

/**
 * Counts rows by facet set, and returns their prices. Half the catalog may match, so each row must cost only two reads.
 */
function countAll({ facetSets, prices }: Columns, rows: Uint32Array, bySet: Int32Array) {
  let [lowest, highest, priced] = [Infinity, -Infinity, 0]
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index]!
    bySet[facetSets[row]!]! += 1
    const cost = prices[row]!
    if (cost < 0) continue
    if (cost < lowest) lowest = cost
    if (cost > highest) highest = cost
    priced += 1
  }
  return { lowest, highest, priced }
}

function judgeOf(facets: FacetSets, chosen: readonly (readonly [string, readonly string[]])[]) {
  const wanted = chosen.map(([code, values]) => new Set(values.flatMap((text) => facets.valueId(code, text) ?? [])))
  return (set: number) => {
    let failed = allFit
    for (const [place, values] of wanted.entries()) {
      if (facets.sets[set]!.values.some((value) => values.has(value))) continue
      if (failed !== allFit) return severalFail
      failed = place
    }
    return failed
  }
}

/** Returns the facets that a row counts for. A row that fails only one facet still counts for that facet. */
function countedFacets(
  facets: FacetSets,
  counts: readonly (Int32Array | null)[],
  places: readonly string[],
): FacetCount[] {
  const ofValues = new Int32Array(facets.texts.length)
  const seen = new Set<number>()
  for (const [at, ofPlace] of counts.entries()) {
    if (!ofPlace) continue
    const only = places[at] === undefined ? undefined : (facets.codeOf(places[at]) ?? -1)
    for (let set = 0; set < ofPlace.length; set += 1) {
      const count = ofPlace[set]!
      if (count === 0) continue
      const { codes, values } = facets.sets[set]!
      for (const code of codes) if (only === undefined || code === only) seen.add(code)
      for (const value of values) {
        if (only === undefined || facets.codeOfValue[value] === only) ofValues[value]! += count
      }
    }
  }
  return [...seen]
    .map((code) => ({
      code: facets.codes[code]!,
      values: facets
        .ordered(code)
        .filter((value) => ofValues[value]! > 0)
        .map((value) => ({ text: facets.texts[value]!, count: ofValues[value]! })),
    }))
    .toSorted(compareByCode)
}

type Compare = (a: number, b: number) => number

function comparing(columns: Columns, ranks: Float64Array | null, { type, order }: Sort): Compare {
  const { productIds, featured, ratings, addedAt, prices, names, namePlaces } = columns
  const collator = collatorOf(columns.language)
  const sign = order === 'asc' ? 1 : -1
  const byType: Record<Sort['type'], Compare> = {
    featured: ranks
      ? (a, b) => ranks[b]! - ranks[a]! || featured[b]! - featured[a]! || addedAt[b]! - addedAt[a]!
      : (a, b) => featured[b]! - featured[a]! || addedAt[b]! - addedAt[a]!,
    price: (a, b) => {
      const [one, other] = [prices[a]!, prices[b]!]
      return one < 0 || other < 0 ? Number(one < 0) - Number(other < 0) : sign * (one - other)
    },
    rating: (a, b) => ratings[b]! - ratings[a]! || featured[b]! - featured[a]!,
    newest: (a, b) => addedAt[b]! - addedAt[a]!,
    name: (a, b) => {
      const [one, other] = [namePlaces[a]!, namePlaces[b]!]
      return sign * (one < 0 || other < 0 ? collator.compare(names[a]!, names[b]!) : one - other)
    },
  }
  const compare = byType[type]
  return (a, b) => compare(a, b) || productIds[a]! - productIds[b]!
}

/**
 * Returns the first rows in order. Uses a heap with the worst row on top, because a page shows few of many rows. If the
 * order starts with ranks, most rows are skipped based on rank alone.
 */
function firstRows(rows: Uint32Array, max: number, compare: Compare, ranks: Float64Array | null): number[] {
  if (max * 4 >= rows.length) return [...rows].sort(compare).slice(0, max)
  if (max === 0) return []
  const heap: number[] = []
  let lowestRank = -Infinity
  visitScattered(rows.length, (from, end) => {
    let lowest = lowestRank
    for (let at = from; at < end; at += 1) {
      const row = rows[at]!
      if (ranks && ranks[row]! < lowest) continue
      if (heap.length < max) rise(heap, row, compare)
      else if (compare(row, heap[0]!) < 0) sink(heap, row, compare)
      else continue
      if (ranks && heap.length === max) lowest = ranks[heap[0]!]!
    }
    lowestRank = lowest
  })
  return heap.sort(compare)
}

function rise(heap: number[], row: number, compare: Compare) {
  let place = heap.push(row) - 1
  while (place > 0) {
    const above = (place - 1) >> 1
    if (compare(heap[above]!, row) >= 0) break
    heap[place] = heap[above]!
    place = above
  }
  heap[place] = row
}

function sink(heap: number[], row: number, compare: Compare) {
  let place = 0
  for (;;) {
    let below = place * 2 + 1
    if (below >= heap.length) break
    if (below + 1 < heap.length && compare(heap[below + 1]!, heap[below]!) > 0) below += 1
    if (compare(heap[below]!, row) <= 0) break
    heap[place] = heap[below]!
    place = below
  }
  heap[place] = row
}
