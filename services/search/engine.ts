import type { Filters, Selection, Sort } from '#domain/search/select.ts'
import type { Site } from '#domain/sites.ts'

export type SearchList =
  | { kind: 'all' }
  | { kind: 'category'; id: number }
  | { kind: 'deals' }
  /** Returns only products added after `since` (Unix time in milliseconds). */
  | { kind: 'new-gear'; since: number }
  | { kind: 'words'; phrase: string }
  | { kind: 'nothing' }

export interface ListSlice {
  filters: Filters
  sort: Sort
  page: { number: number; size: number }
  /** Language for searching and sorting names; defaults to English. */
  language?: string
  /** True if the engine may omit facets and price range. */
  isListOnly?: boolean
}

export interface Results extends Selection {
  /** Null if a product matches every search word; otherwise, the words that the results match. */
  partialPhrase: string | null
}

/** Finds, counts, and sorts a site's products. The SEARCH_ENGINE setting selects the engine. */
export interface SearchEngine {
  select: (site: Site, list: SearchList, cut: ListSlice) => Promise<Results>
  /** Returns the page that the merchant set to replace the results for a phrase, or null if there is none. */
  redirect: (site: Site, phrase: string) => Promise<string | null>
  /** Returns the product names in a language that match a phrase, best match first. */
  phrases: (site: Site, phrase: string, max: number, language?: string) => Promise<string[]>
}
