import { fieldFlags, positionShift } from '#domain/search/product-words.ts'
import { scoreMatch, strongWeight, weightOf } from '#domain/search/query/score.ts'
import { ensureCapacity } from '../index/grow.ts'
import { bitsOf, rowOf } from './word-index.ts'

/** Clears the marks before they exceed 32 bits. */
const maxMark = 4_000_000_000
/** A partial match has at least half of the words, including one in the name or a category. */
const leadWeight = 0.7

// A row's fields are adjacent in memory, because a search visits rows in random order.
/** Marks for the last word that matches the row and the last one in its name. Earlier searches have lower marks. */
const [mark, namedMark, markFields] = [0, 1, 2]
/**
 * Number of words that match, number in the name, number directly after the previous word in the name, and position of
 * the last one.
 */
const [hits, named, adjacent, namePlace, countFields] = [0, 1, 2, 3, 4]
/** Sum over all words, best match for the last word, best weight of any word, and category share. */
const [sum, best, highest, share, valueFields] = [0, 1, 2, 3, 4]

/** A word in a reading: its position (from 0), the mark before the first word, and its importance. */
interface QueryWord {
  place: number
  base: number
  factor: number
  /** True if a row counts only if it has all earlier words. */
  isAll: boolean
}

interface Scores {
  marks: Uint32Array
  counts: Uint8Array
  values: Float64Array
  found: Uint32Array
}

/** Creates the scores for one reading at a time; the next reading reuses the arrays. */
export function createScorer() {
  const scores: Scores = {
    marks: new Uint32Array(0),
    counts: new Uint8Array(0),
    values: new Float64Array(0),
    found: new Uint32Array(0),
  }
  let highestMark = 0
  let foundCount = 0

  return {
    /** Starts a reading. Returns the mark before its first word. */
    begin: (rows: number, words: number): number => {
      scores.marks = ensureCapacity(scores.marks, rows * markFields)
      scores.counts = ensureCapacity(scores.counts, rows * countFields)
      scores.values = ensureCapacity(scores.values, rows * valueFields)
      scores.found = ensureCapacity(scores.found, rows)
      foundCount = 0
      if (highestMark + words > maxMark) {
        scores.marks.fill(0)
        highestMark = 0
      }
      const base = highestMark
      highestMark += words
      return base
    },
    add: (word: QueryWord, entry: number, confidence: number) => {
      if (addMatch(scores, word, entry, confidence)) scores.found[foundCount++] = rowOf(entry)
    },
    /** Records a matching row's share from a category that the search names, if it is higher than the current one. */
    addShare: (row: number, base: number, categoryShare: number) => {
      const { marks, values } = scores
      if (marks[row * markFields + mark]! <= base) return
      const at = row * valueFields + share
      if (categoryShare > values[at]!) values[at] = categoryShare
    },
    foundRows: () => scores.found.subarray(0, foundCount),
    hits: (row: number) => scores.counts[row * countFields + hits]!,
    /** Returns a row's score for a reading with `words` words. */
    score: (row: number, words: number, nameLength: number): number => {
      const [value, count] = [row * valueFields, row * countFields]
      return scoreMatch({
        sum: scores.values[value + sum]!,
        words,
        named: scores.counts[count + named]!,
        adjacent: scores.counts[count + adjacent]!,
        nameLength,
        categoryShare: scores.values[value + share]!,
      })
    },
    /** Returns true if all words match and their average weight is above a description match. */
    isStrong: (row: number, words: number): boolean =>
      scores.counts[row * countFields + hits] === words &&
      scores.values[row * valueFields + sum]! / words >= strongWeight,
    /** Returns true if enough words match for the row to be shown. */
    isPartMatch: (row: number, words: number): boolean =>
      scores.counts[row * countFields + hits]! * 2 >= words &&
      scores.values[row * valueFields + highest]! >= leadWeight,
  }
}

/** Adds a word match to its row. A word counts once per row, with its best match. Returns true for a new row. */
function addMatch({ marks, counts, values }: Scores, word: QueryWord, entry: number, confidence: number): boolean {
  const done = word.base + word.place + 1
  const row = rowOf(entry)
  const bits = bitsOf(entry)
  const [ownMark, count, value] = [row * markFields, row * countFields, row * valueFields]
  const last = marks[ownMark + mark]!
  const weight = weightOf(bits)
  const worth = confidence * weight * word.factor
  let isNew = false
  if (last === done) {
    const known = values[value + best]!
    if (worth > known) {
      values[value + sum]! += worth - known
      values[value + best] = worth
    }
  } else {
    if (word.isAll && word.place > 0 && last !== done - 1) return false
    if (last <= word.base) {
      isNew = true
      counts[count + hits] = counts[count + named] = counts[count + adjacent] = 0
      values[value + sum] = values[value + highest] = values[value + share] = 0
    }
    marks[ownMark + mark] = done
    counts[count + hits]! += 1
    values[value + sum]! += worth
    values[value + best] = worth
  }
  if (weight > values[value + highest]!) values[value + highest] = weight
  if (bits & fieldFlags.name && marks[ownMark + namedMark] !== done) {
    const place = bits >> positionShift
    const follows = marks[ownMark + namedMark] === done - 1 && counts[count + named]! > 0
    if (follows && place === counts[count + namePlace]! + 1) counts[count + adjacent]! += 1
    marks[ownMark + namedMark] = done
    counts[count + named]! += 1
    counts[count + namePlace] = place
  }
  return isNew
}
