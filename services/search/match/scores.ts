import { fields, placeShift } from '#domain/search/product-words.ts'
import { scoreMatch, strongWeight, weightOf } from '#domain/search/query/score.ts'
import { withRoom, type Numbers } from '../index/grow.ts'
import { bitsOf, rowOf } from './word-index.ts'

/** Marks are cleared before they exceed 32 bits. */
const maxMark = 4_000_000_000
/** Half of the words must match, and one of them in the name or a category. */
const leadWeight = 0.7

/** Scores by row. The next search reuses the arrays. */
export interface Scores {
  /** The last word that a row matches. Marks of earlier searches are lower, so they need not be cleared. */
  marks: Uint32Array
  hits: Uint8Array
  /** How many words are in the name, and how many of them follow the one before. */
  named: Uint8Array
  adjacent: Uint8Array
  /** The last word in the name, its mark and its place. */
  namedMarks: Uint32Array
  places: Uint8Array
  sums: Float64Array
  /** The best match of the last word. */
  best: Float64Array
  /** The lowest and the highest weight of the words before the last one. */
  lowest: Float64Array
  highest: Float64Array
  shares: Float64Array
  found: Uint32Array
}

/** A word of a reading: its position, from 0, the mark that precedes the first word, and its importance. */
export interface SoughtWord {
  place: number
  base: number
  factor: number
  /** Rows that lack an earlier word do not count. */
  isAll: boolean
  inSearch: Uint8Array
}

export type Scorer = ReturnType<typeof createScorer>

/** Creates the scores of one reading at a time. */
export function createScorer() {
  const scores: Scores = {
    marks: new Uint32Array(0),
    hits: new Uint8Array(0),
    named: new Uint8Array(0),
    adjacent: new Uint8Array(0),
    namedMarks: new Uint32Array(0),
    places: new Uint8Array(0),
    sums: new Float64Array(0),
    best: new Float64Array(0),
    lowest: new Float64Array(0),
    highest: new Float64Array(0),
    shares: new Float64Array(0),
    found: new Uint32Array(0),
  }
  let highestMark = 0
  let foundCount = 0

  return {
    scores,
    /** Starts a reading. Returns the mark that precedes its first word. */
    begin: (rows: number, words: number): number => {
      for (const key of Object.keys(scores) as (keyof Scores)[]) resize(scores, key, rows)
      foundCount = 0
      if (highestMark + words > maxMark) {
        scores.marks.fill(0)
        scores.namedMarks.fill(0)
        highestMark = 0
      }
      const base = highestMark
      highestMark += words
      return base
    },
    add: (word: SoughtWord, entry: number, surety: number) => {
      if (addMatch(scores, word, entry, surety)) scores.found[foundCount++] = rowOf(entry)
    },
    foundRows: () => scores.found.subarray(0, foundCount),
  }
}

function resize<K extends keyof Scores>(scores: Scores, key: K, rows: number) {
  scores[key] = withRoom<Numbers>(scores[key], rows) as Scores[K]
}

/** Adds the match of a word to its row. A word counts once per row, by its best match. Returns true for a new row. */
function addMatch(scores: Scores, word: SoughtWord, entry: number, surety: number): boolean {
  const { marks, best, sums, hits, lowest, highest } = scores
  const done = word.base + word.place + 1
  const row = rowOf(entry)
  const bits = bitsOf(entry)
  const mark = marks[row]!
  const weight = weightOf(bits)
  const worth = surety * weight * word.factor
  let isNew = false
  if (mark === done) {
    if (worth > best[row]!) {
      sums[row]! += worth - best[row]!
      best[row] = worth
    }
  } else {
    if (word.isAll && word.place > 0 && mark !== done - 1) return false
    if (mark <= word.base) {
      // The row is deleted or not searchable on this site.
      if (word.inSearch[row] === 0) return false
      isNew = true
      hits[row] = scores.named[row] = scores.adjacent[row] = sums[row] = scores.shares[row] = 0
      highest[row] = 0
      lowest[row] = 1
    }
    marks[row] = done
    hits[row]! += 1
    sums[row]! += worth
    best[row] = worth
  }
  if (weight > highest[row]!) highest[row] = weight
  if (bits & fields.name) addNamed(scores, row, done, bits >> placeShift)
  return isNew
}

function addNamed({ named, namedMarks, places, adjacent }: Scores, row: number, done: number, place: number) {
  if (namedMarks[row] === done) return
  if (named[row]! > 0 && namedMarks[row] === done - 1 && place === places[row]! + 1) adjacent[row]! += 1
  namedMarks[row] = done
  named[row]! += 1
  places[row] = place
}

/** Returns the score of a row for a reading of `words` words. */
export function scoreOf(scores: Scores, row: number, words: number, nameLengths: Uint8Array): number {
  return scoreMatch({
    sum: scores.sums[row]!,
    words,
    named: scores.named[row]!,
    adjacent: scores.adjacent[row]!,
    nameLength: nameLengths[row]!,
    categoryShare: scores.shares[row]!,
  })
}

/** Returns true if all words match, each in more than a description. */
export function isStrong(scores: Scores, row: number, words: number): boolean {
  return scores.hits[row] === words && scores.sums[row]! / words >= strongWeight
}

/** Returns true if enough words match to show the row although others do not. */
export function isPartMatch(scores: Scores, row: number, words: number): boolean {
  return scores.hits[row]! * 2 >= words && scores.highest[row]! >= leadWeight
}
