import { withRoom } from './grow.ts'
import { rowOf } from './postings.ts'
import { places } from './product-text.ts'

/** A name that has all words ranks above every other match. */
export const allInName = 4
/** The weight of a word depends on the best field that contains it. */
const worths = Float64Array.from({ length: 16 }, (_, bits) =>
  bits & places.name ? 1 : bits & places.category ? 0.6 : bits & places.facts ? 0.4 : 0.2,
)
/** Marks are cleared before they exceed 32 bits. */
const maxMark = 4_000_000_000

/** Scores by row. The next search reuses the arrays. */
interface Scores {
  /** The last word that a row matches. Marks of earlier searches are lower, so they need not be cleared. */
  marks: Uint32Array
  highestMark: number
  hits: Uint8Array
  /** How many words, counted from the first one, are in the name. */
  named: Uint8Array
  best: Float64Array
  ranks: Float64Array
  found: Uint32Array
  foundCount: number
}

/** A word of a search: its position, from 0, and the mark that precedes the search's first word. */
interface Word {
  place: number
  base: number
  /** Rows that lack an earlier word do not count. */
  isAll: boolean
  inSearch: Uint8Array
}

export function createScores(): Scores {
  return {
    marks: new Uint32Array(0),
    highestMark: 0,
    hits: new Uint8Array(0),
    named: new Uint8Array(0),
    best: new Float64Array(0),
    ranks: new Float64Array(0),
    found: new Uint32Array(0),
    foundCount: 0,
  }
}

/** Starts a search for a number of words in a number of rows. Returns the mark that precedes its first word. */
export function beginSearch(scores: Scores, rows: number, words: number): number {
  scores.marks = withRoom(scores.marks, rows)
  scores.hits = withRoom(scores.hits, rows)
  scores.named = withRoom(scores.named, rows)
  scores.best = withRoom(scores.best, rows)
  scores.ranks = withRoom(scores.ranks, rows)
  scores.found = withRoom(scores.found, rows)
  scores.foundCount = 0
  if (scores.highestMark + words > maxMark) {
    scores.marks.fill(0)
    scores.highestMark = 0
  }
  const base = scores.highestMark
  scores.highestMark += words
  return base
}

/** Adds the match of a word to the score of its row. A word counts once per row, by its best match. */
export function addMatch(scores: Scores, { place, base, isAll, inSearch }: Word, entry: number, surety: number) {
  const { marks, best, ranks, named, hits } = scores
  const done = base + place + 1
  const row = rowOf(entry)
  const bits = entry & 255
  const mark = marks[row]!
  const worth = surety * worths[bits]!
  if (mark === done) {
    if (worth > best[row]!) {
      ranks[row]! += worth - best[row]!
      best[row] = worth
    }
  } else {
    if (isAll && place > 0 && mark !== done - 1) return
    if (mark <= base) {
      // The row is deleted or not searchable on this site.
      if (inSearch[row] === 0) return
      hits[row] = named[row] = ranks[row] = 0
      scores.found[scores.foundCount++] = row
    }
    marks[row] = done
    hits[row]! += 1
    ranks[row]! += worth
    best[row] = worth
  }
  if (bits & places.name && named[row] === place) named[row] = place + 1
}

/** Returns the largest number of words that a row matches, and at least half of all words. */
export function maxHits({ hits, found, foundCount }: Scores, words: number): number {
  let max = Math.ceil(words / 2)
  for (let at = 0; at < foundCount; at += 1) max = Math.max(max, hits[found[at]!]!)
  return max
}

/** Ranks the rows that match enough words. They are valid until the next search. */
export function rankRows(scores: Scores, minHits: number, words: number, nameLengths: Uint8Array): Uint32Array {
  const { hits, named, ranks, found, foundCount } = scores
  let count = 0
  for (let at = 0; at < foundCount; at += 1) {
    const row = found[at]!
    if (hits[row]! < minHits) continue
    found[count++] = row
    const isNamed = named[row] === words
    // Of two names with all words, the shorter one ranks higher.
    ranks[row] = ranks[row]! / words + (isNamed ? allInName + words / nameLengths[row]! : 0)
  }
  return found.subarray(0, count)
}
