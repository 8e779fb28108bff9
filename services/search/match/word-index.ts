import type { CategoryNames } from '#domain/search/query/named-categories.ts'
import type { Pin } from '#domain/search/query/pins.ts'
import type { Vocabulary } from '#domain/search/query/interpretations.ts'
import type { Synonyms } from '#domain/search/query/synonyms.ts'

/** Packs an entry from a row and eight bits about the key in that row. */
export const entryOf = (row: number, bits: number) => row * 256 + bits
export const rowOf = (entry: number) => entry >>> 8
export const bitsOf = (entry: number) => entry & 255

export interface Entries {
  packed: Uint32Array
  /** Entries added after the index was built. */
  added: readonly number[]
}

/**
 * Products as rows, with their searchable words and categories. Each language adds the words in its translated names.
 */
export interface WordIndex {
  /** Returns the words in the rows that the site's search shows. */
  vocabulary: (inSearch: Uint8Array, language: string) => Vocabulary
  /** Includes dead rows. */
  count: () => number
  nameLengths: (language: string) => Uint8Array
  withWord: (word: string, language: string) => Entries
  inCategory: (id: number) => Entries
  rowOfProduct: (id: number) => number | undefined
}

/** Data for interpreting a phrase on a site. */
export interface SearchGuide {
  synonyms: Synonyms
  categories: readonly CategoryNames[]
  /** Pins by `phraseKey`. */
  pins: ReadonlyMap<string, readonly Pin[]>
  /** Paths by `phraseKey`. */
  redirects: ReadonlyMap<string, string>
  /** Language of the shopper, such as `de`. */
  language: string
}
