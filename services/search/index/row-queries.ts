import { visitScattered } from '#domain/search/scattered.ts'
import { selectRows } from '#domain/search/select-rows.ts'
import type { Site } from '#domain/sites.ts'
import type { ListSlice, SearchList, Results } from '../engine.ts'
import { createFinder } from '../match/find.ts'
import { rowOf, type SearchGuide } from '../match/word-index.ts'
import { ensureCapacity } from './grow.ts'
import type { Rows } from './rows.ts'

export interface RowQueries {
  select: (site: Site, list: SearchList, cut: ListSlice, guide: SearchGuide) => Results
  phrases: (site: Site, phrase: string, max: number, guide: SearchGuide) => string[]
}

/** Names that contain all words rank above this value, other matches below. */
const suggestedRank = 1.5

interface Found {
  rows: Uint32Array
  ranks: Float64Array | null
  partialPhrase: string | null
}
const nothing: Found = { rows: new Uint32Array(0), ranks: null, partialPhrase: null }

/** Handles lists and searches from rows, synchronously. */
export function createRowQueries(all: Rows): RowQueries {
  const find = createFinder(all.wordIndex)
  // Shared buffer: each list is cut to one page before the next list is built.
  let place = new Uint32Array(0)

  const rowsThat = (fits: (row: number) => boolean) => {
    let count = 0
    for (let row = 0; row < all.count(); row += 1) if (fits(row)) place[count++] = row
    return place.subarray(0, count)
  }
  const rowsOf = (site: Site, list: SearchList, guide: SearchGuide): Found => {
    const { inCatalog, inSearch, special, addedAt } = all.columns(site, guide.language)
    place = ensureCapacity(place, all.count())
    switch (list.kind) {
      case 'words':
        return find(list.phrase, guide, inSearch)
      case 'category': {
        const { packed, added } = all.wordIndex.inCategory(list.id)
        let count = 0
        for (let at = 0; at < packed.length; at += 1) {
          const row = rowOf(packed[at]!)
          if (inCatalog[row] === 1) place[count++] = row
        }
        for (const entry of added) {
          const row = rowOf(entry)
          if (inCatalog[row] === 1) place[count++] = row
        }
        return { ...nothing, rows: place.subarray(0, count) }
      }
      case 'deals':
        return { ...nothing, rows: rowsThat((row) => inCatalog[row] === 1 && special[row] === 1) }
      case 'all':
        return { ...nothing, rows: rowsThat((row) => inCatalog[row] === 1) }
      case 'new-gear':
        return { ...nothing, rows: rowsThat((row) => inCatalog[row] === 1 && addedAt[row]! > list.since) }
      case 'nothing':
        return nothing
    }
  }
  return {
    select: (site, list, { filters, sort, page }, guide) => {
      const { rows, ranks, partialPhrase } = rowsOf(site, list, guide)
      return { ...selectRows(all.columns(site, guide.language), rows, ranks, filters, sort, page), partialPhrase }
    },
    phrases: (site, phrase, max, guide) => {
      const { names, featured, inSearch } = all.columns(site, guide.language)
      const { rows, ranks, partialPhrase } = find(phrase, guide, inSearch)
      if (partialPhrase !== null) return []
      const compare = (a: number, b: number) => ranks[b]! - ranks[a]! || featured[b]! - featured[a]! || a - b
      return firstNames(rows, (row) => (ranks[row]! >= suggestedRank ? names[row]! : null), compare, max)
    },
  }
}

/**
 * Returns the first distinct names, up to a maximum; skips rows without a name. Scans most rows only once, because half
 * the catalog may match.
 */
function firstNames(
  rows: Uint32Array,
  nameOf: (row: number) => string | null,
  compare: (a: number, b: number) => number,
  max: number,
): string[] {
  const first: { row: number; name: string }[] = []
  const visit = (row: number) => {
    const last = first[max - 1]
    if (last !== undefined && compare(row, last.row) >= 0) return
    const name = nameOf(row)
    if (name === null) return
    const same = first.findIndex((each) => each.name === name)
    if (same >= 0 && compare(row, first[same]!.row) >= 0) return
    if (same >= 0) first.splice(same, 1)
    const at = first.findIndex((each) => compare(row, each.row) < 0)
    first.splice(at < 0 ? first.length : at, 0, { row, name })
    first.length = Math.min(first.length, max)
  }
  visitScattered(rows.length, (from, end) => {
    for (let place = from; place < end; place += 1) visit(rows[place]!)
  })
  return first.map(({ name }) => name)
}
