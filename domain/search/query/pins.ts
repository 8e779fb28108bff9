import { queryTokens, queryWords } from './words.ts'

/** A product that the merchant moves within a phrase's results: to a position starting at 1, or to the end with 0. */
export interface Pin {
  productId: number
  position: number
}

const pinned = 1_000

/** Returns a key for comparing phrases: words in the singular, in any order. */
export function phraseKey(phrase: string): string {
  return queryWords(phrase).toSorted().join(' ')
}

/** Returns a phrase's words in order, in lower case, without accents and punctuation. */
export function searchWords(phrase: string): string {
  return queryTokens(phrase)
    .map(({ surface }) => surface)
    .join(' ')
}

/** Returns the rank that places a product at its position, before or after all unpinned products. */
export function pinnedRank({ position }: Pin): number {
  return position === 0 ? -1 : pinned - position
}
