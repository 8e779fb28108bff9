import { visitScattered } from '#domain/search/scattered.ts'
import { selectRows } from '#domain/search/select-rows.ts'
import type { Selection } from '#domain/search/select.ts'
import type { Site } from '#domain/sites.ts'
import type { Cut, ListOf } from '../engine.ts'
import { createFinder } from './find-words.ts'
import { withRoom } from './grow.ts'
import { rowOf } from './postings.ts'
import type { Rows } from './rows.ts'
import { allInName } from './scores.ts'

export interface RowQueries {
  select: (site: Site, list: ListOf, cut: Cut) => Selection
  phrases: (site: Site, phrase: string, most: number) => string[]
}

const nothing = { rows: new Uint32Array(0), ranks: null }

/** Answers lists and searches from rows, synchronously. */
export function queriesOn(all: Rows): RowQueries {
  const find = createFinder(all)
  // Shared buffer: each list is cut to its page before the next one is built.
  let place = new Uint32Array(0)

  const rowsThat = (fits: (row: number) => boolean) => {
    let count = 0
    for (let row = 0; row < all.count(); row += 1) if (fits(row)) place[count++] = row
    return place.subarray(0, count)
  }
  const rowsOf = (site: Site, list: ListOf): { rows: Uint32Array; ranks: Float64Array | null } => {
    const { inCatalogue, special, addedAt } = all.columns(site)
    place = withRoom(place, all.count())
    switch (list.kind) {
      case 'words':
        return find(site, list.phrase)
      case 'category': {
        const term = all.categories.find(list.id)
        if (term === undefined) return nothing
        const packed = all.categories.packed(term)
        let count = 0
        for (let at = 0; at < packed.length; at += 1) {
          const row = rowOf(packed[at]!)
          if (inCatalogue[row] === 1) place[count++] = row
        }
        for (const entry of all.categories.added(term)) {
          const row = rowOf(entry)
          if (inCatalogue[row] === 1) place[count++] = row
        }
        return { rows: place.subarray(0, count), ranks: null }
      }
      case 'deals':
        return { rows: rowsThat((row) => inCatalogue[row] === 1 && special[row] === 1), ranks: null }
      case 'new-gear':
        return { rows: rowsThat((row) => inCatalogue[row] === 1 && addedAt[row]! > list.since), ranks: null }
      case 'nothing':
        return nothing
    }
  }
  return {
    select: (site, list, { filters, sort, page }) => {
      const { rows, ranks } = rowsOf(site, list)
      return selectRows(all.columns(site), rows, ranks, filters, sort, page)
    },
    phrases: (site, phrase, most) => {
      const { rows, ranks } = find(site, phrase)
      const { names, featured } = all.columns(site)
      const compare = (a: number, b: number) => ranks[b]! - ranks[a]! || featured[b]! - featured[a]! || a - b
      return firstNames(rows, (row) => (ranks[row]! >= allInName ? names[row]! : null), compare, most)
    },
  }
}

/**
 * Returns the first distinct names up to a max; rows without a name are skipped. Scans most rows only once, because
 * half the catalog may match.
 */
function firstNames(
  rows: Uint32Array,
  nameOf: (row: number) => string | null,
  compare: (a: number, b: number) => number,
  most: number,
): string[] {
  const first: { row: number; name: string }[] = []
  visitScattered(rows.length, (place) => {
    const row = rows[place]!
    const last = first[most - 1]
    if (last !== undefined && compare(row, last.row) >= 0) return
    const name = nameOf(row)
    if (name === null) return
    const same = first.findIndex((each) => each.name === name)
    if (same >= 0 && compare(row, first[same]!.row) >= 0) return
    if (same >= 0) first.splice(same, 1)
    const at = first.findIndex((each) => compare(row, each.row) < 0)
    first.splice(at < 0 ? first.length : at, 0, { row, name })
    first.length = Math.min(first.length, most)
  })
  return first.map(({ name }) => name)
}
