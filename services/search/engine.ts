import type { Filters, Selection, Sort } from '#domain/search/select.ts'
import type { Site } from '#domain/sites.ts'

export type SearchList =
  | { kind: 'all' }
  | { kind: 'category'; id: number }
  | { kind: 'deals' }
  /** Only products added after `since` (Unix time in milliseconds). */
  | { kind: 'new-gear'; since: number }
  | { kind: 'words'; phrase: string }
  | { kind: 'nothing' }

export interface ListSlice {
  filters: Filters
  sort: Sort
  page: { number: number; size: number }
  /** Language of the names that are searched and sorted; English by default. */
  language?: string
  /** True if the engine may omit facets and price range. */
  isListOnly?: boolean
}

export interface Results extends Selection {
  /** Null if a product matches every word of the search; otherwise, the words that the results match. */
  partialPhrase: string | null
}

/** Finds, counts, and sorts the products of a site. The SEARCH_ENGINE setting selects the engine. */
export interface SearchEngine {
  select: (site: Site, list: SearchList, cut: ListSlice) => Promise<Results>
  /** Returns the page that the merchant set for a phrase to replace the results, or null for none. */
  redirect: (site: Site, phrase: string) => Promise<string | null>
  /** Returns the product names that match a phrase, best first, in a language. */
  phrases: (site: Site, phrase: string, max: number, language?: string) => Promise<string[]>
}
