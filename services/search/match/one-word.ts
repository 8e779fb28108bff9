import { fieldFlags } from '#domain/search/product-words.ts'
import { scoreMatch, strongWeight, weightOf } from '#domain/search/query/score.ts'
import type { ResultRows } from './result-rows.ts'
import { bitsOf, rowOf, type Entries } from './word-index.ts'

const fieldBits = 31
const nameLengthLimit = 256
const notComputed = -1

/** A meaning of the word, with its own confidence and the reading's. */
interface OneMeaning {
  entries: Entries
  confidence: number
  interpretationConfidence: number
}

interface RowFacts {
  inSearch: Uint8Array
  nameLengths: Uint8Array
  /** Shares for the categories that the search names, or null if there are none. */
  shares: Float64Array | null
}

/**
 * Creates a search for one-word readings, which half the catalog may match. A row has the score of its best meaning, so
 * one pass over the entries is enough. The search returns true if a row matches outside its description.
 */
export function createOneWordSearch(results: ResultRows) {
  /** Scores for a meaning by matching fields and name length. */
  const scores = new Float64Array((fieldBits + 1) * nameLengthLimit)

  return (
    { entries, confidence, interpretationConfidence }: OneMeaning,
    { inSearch, nameLengths, shares }: RowFacts,
  ): boolean => {
    scores.fill(notComputed)
    let isStrong = false
    const scoreOf = (bits: number, nameLength: number, categoryShare: number) => {
      const sum = confidence * weightOf(bits)
      isStrong ||= sum >= strongWeight
      const named = bits & fieldFlags.name
      return interpretationConfidence * scoreMatch({ sum, words: 1, named, adjacent: 0, nameLength, categoryShare })
    }
    const add = (entry: number) => {
      const row = rowOf(entry)
      if (inSearch[row] === 0) return
      const bits = bitsOf(entry) & fieldBits
      const nameLength = nameLengths[row]!
      const place = bits * nameLengthLimit + nameLength
      let score = scores[place]!
      if (score === notComputed) score = scores[place] = scoreOf(bits, nameLength, 0)
      if (shares !== null && shares[row]! > 0) score = scoreOf(bits, nameLength, shares[row]!)
      results.add(row, score)
    }
    const { packed, added } = entries
    for (let at = 0; at < packed.length; at += 1) add(packed[at]!)
    for (const entry of added) add(entry)
    return isStrong
  }
}
