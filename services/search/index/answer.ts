import { selectRows } from '#domain/search/select-rows.ts'
import type { Selection } from '#domain/search/select.ts'
import type { Site } from '#domain/sites.ts'
import type { Cut, ListOf } from '../engine.ts'
import { allInName, createFinder } from './find-words.ts'
import { rowOf } from './postings.ts'
import type { Rows } from './rows.ts'

/** What answers out of rows, at once. */
export interface Answerer {
  select: (site: Site, list: ListOf, cut: Cut) => Selection
  phrases: (site: Site, phrase: string, most: number) => string[]
}

/** Answers lists and searches out of rows. */
export function answerFrom(all: Rows): Answerer {
  const find = createFinder(all)

  const rowsOf = (site: Site, list: ListOf): { rows: Uint32Array; ranks: Float64Array | null } => {
    const { facetSets, special, addedAt } = all.columns(site)
    switch (list.kind) {
      case 'words':
        return find(site, list.phrase)
      case 'category': {
        const term = all.categories.find(list.id)
        const entries = term === undefined ? [] : [...all.categories.added(term)]
        const packed = term === undefined ? new Uint32Array(0) : all.categories.packed(term)
        const rows = new Uint32Array(packed.length + entries.length)
        let count = 0
        const take = (row: number) => {
          if (facetSets[row]! >= 0) rows[count++] = row
        }
        for (let at = 0; at < packed.length; at += 1) take(rowOf(packed[at]!))
        for (const entry of entries) take(rowOf(entry))
        return { rows: rows.subarray(0, count), ranks: null }
      }
      case 'deals':
        return { rows: rowsThat(all, (row) => facetSets[row]! >= 0 && special[row] === 1), ranks: null }
      case 'new-gear':
        return { rows: rowsThat(all, (row) => facetSets[row]! >= 0 && addedAt[row]! > list.since), ranks: null }
      case 'nothing':
        return { rows: new Uint32Array(0), ranks: null }
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
      const named = Array.from(rows.filter((row) => ranks[row]! >= allInName))
      const inOrder = named.sort((a, b) => ranks[b]! - ranks[a]! || featured[b]! - featured[a]! || a - b)
      return [...new Set(inOrder.map((row) => names[row]!))].slice(0, most)
    },
  }
}

function rowsThat(all: Rows, fits: (row: number) => boolean): Uint32Array {
  const rows = new Uint32Array(all.count())
  let count = 0
  for (let row = 0; row < rows.length; row += 1) if (fits(row)) rows[count++] = row
  return rows.subarray(0, count)
}
