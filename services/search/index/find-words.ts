import { queryWords } from '#domain/search/words.ts'
import type { Site } from '#domain/sites.ts'
import type { Meaning } from './dictionary.ts'
import type { Rows } from './rows.ts'
import { addMatch, beginSearch, createScores, maxHits, rankRows } from './scores.ts'

/** Matching rows with their scores, valid until the next search. */
interface FoundRows {
  rows: Uint32Array
  ranks: Float64Array
}

/**
 * Creates a search by words. All words must match, and the last one may be a prefix; typos are allowed where that finds
 * more.
 */
export function createFinder(all: Rows): (site: Site, phrase: string) => FoundRows {
  const { words: dictionary } = all
  const scores = createScores()

  /** Rows that match all words; if `isAll` is false, as many words as the best row. */
  const rowsWith = (site: Site, words: readonly (readonly Meaning[])[], isAll: boolean): Uint32Array => {
    const { inSearch } = all.columns(site)
    const base = beginSearch(scores, all.count(), words.length)
    for (const [place, meanings] of words.entries()) {
      const word = { place, base, isAll, inSearch }
      for (const { term, surety } of meanings) {
        const packed = dictionary.packed(term)
        for (let at = 0; at < packed.length; at += 1) addMatch(scores, word, packed[at]!, surety)
        for (const entry of dictionary.added(term)) addMatch(scores, word, entry, surety)
      }
    }
    const minHits = isAll ? words.length : maxHits(scores, words.length)
    return rankRows(scores, minHits, words.length, all.nameLengths())
  }

  return (site, phrase) => {
    const words = queryWords(phrase)
    const isBegun = (index: number) => index === words.length - 1
    const typed = words.map((word, index) => {
      const asTyped = dictionary.asTyped(word, isBegun(index))
      return asTyped.length > 0 ? asTyped : dictionary.near(word, isBegun(index))
    })
    const exact = rowsWith(site, typed, true)
    if (exact.length > 0 || words.length === 0) return { rows: exact, ranks: scores.ranks }
    // A known word may still be a typo of another word.
    const wider = words.map((word, index) => [...typed[index]!, ...dictionary.near(word, isBegun(index))])
    const near = rowsWith(site, wider, true)
    return { rows: near.length > 0 ? near : rowsWith(site, wider, false), ranks: scores.ranks }
  }
}
