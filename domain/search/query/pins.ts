import { queryTokens, queryWords } from './words.ts'

/** A product that the merchant moves in the results for a phrase: to a position from 1, or to the end with 0. */
export interface Pin {
  productId: number
  position: number
}

const pinned = 1_000

/** Returns the form in which phrases are compared: words in the singular, in any order. */
export function phraseKey(phrase: string): string {
  return queryWords(phrase).toSorted().join(' ')
}

/** Returns the words of a phrase in order, without case, accents and signs. */
export function searchWords(phrase: string): string {
  return queryTokens(phrase)
    .map(({ surface }) => surface)
    .join(' ')
}

/** Returns the rank that puts a product at its position, before or after all that are not pinned. */
export function pinnedRank({ position }: Pin): number {
  return position === 0 ? -1 : pinned - position
}
