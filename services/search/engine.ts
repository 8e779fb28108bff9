import type { Filters, Selection, Sort } from '#domain/search/select.ts'
import type { Site } from '#domain/sites.ts'

/** What a list is of. */
export type ListOf =
  | { kind: 'category'; id: number }
  | { kind: 'deals' }
  /** Added after a moment, milliseconds since 1970. */
  | { kind: 'new-gear'; since: number }
  | { kind: 'words'; phrase: string }
  | { kind: 'nothing' }

/** How much of it is asked for. */
export interface Cut {
  filters: Filters
  sort: Sort
  page: { number: number; size: number }
}

/** What finds, counts and sorts the products of a site; SEARCH_ENGINE names one. */
export interface SearchEngine {
  /** One page of a list, with what all of it counts. */
  select: (site: Site, list: ListOf, cut: Cut) => Promise<Selection>
  /** Names of products that a phrase may mean, the likeliest first. */
  phrases: (site: Site, phrase: string, most: number) => Promise<string[]>
}
