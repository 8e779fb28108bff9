import { wordsAsked } from '#domain/search/words.ts'
import type { Site } from '#domain/sites.ts'
import type { Meaning } from './dictionary.ts'
import { withRoom } from './grow.ts'
import { rowOf } from './postings.ts'
import { places, type Rows } from './rows.ts'

/** Matching rows with scores, valid until the next search. */
interface FoundRows {
  rows: Uint32Array
  ranks: Float64Array
}

/** A name with all words ranks above every other match. */
export const allInName = 4
/** A word's weight by the best field that contains it. */
const worths = Float64Array.from({ length: 16 }, (_, bits) =>
  bits & places.name ? 1 : bits & places.category ? 0.6 : bits & places.facts ? 0.4 : 0.2,
)

/** Creates a search by words: all must match, the last one as a prefix, with typos where that finds more. */
export function createFinder(all: Rows): (site: Site, phrase: string) => FoundRows {
  const { words: dictionary } = all
  // Per-search marks; older marks are lower, so that no clearing is needed.
  let marks = new Uint32Array(0)
  let highest = 0
  let hits = new Uint8Array(0)
  let named = new Uint8Array(0)
  let best = new Float64Array(0)
  let ranks = new Float64Array(0)
  let found = new Uint32Array(0)

  const begin = (words: number) => {
    const room = all.count()
    marks = withRoom(marks, room)
    hits = withRoom(hits, room)
    named = withRoom(named, room)
    best = withRoom(best, room)
    ranks = withRoom(ranks, room)
    found = withRoom(found, room)
    if (highest + words > 4_000_000_000) {
      marks.fill(0)
      highest = 0
    }
    const base = highest
    highest += words
    return base
  }

  /** Rows that match all words, or with `isAll` false as many as the best row. */
  const rowsWith = (site: Site, words: readonly (readonly Meaning[])[], isAll: boolean): Uint32Array => {
    const { inSearch } = all.columns(site)
    const base = begin(words.length)
    let touched = 0
    for (const [place, meanings] of words.entries()) {
      const done = base + place + 1
      const take = (entry: number, surety: number) => {
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
            // Not searchable on this site, or a deleted row.
            if (inSearch[row] === 0) return
            hits[row] = named[row] = ranks[row] = 0
            found[touched++] = row
          }
          marks[row] = done
          hits[row]! += 1
          ranks[row]! += worth
          best[row] = worth
        }
        if (bits & places.name && named[row] === place) named[row] = place + 1
      }
      for (const { term, surety } of meanings) {
        const packed = dictionary.packed(term)
        for (let at = 0; at < packed.length; at += 1) take(packed[at]!, surety)
        for (const entry of dictionary.added(term)) take(entry, surety)
      }
    }
    let needed = words.length
    if (!isAll) {
      needed = Math.ceil(words.length / 2)
      for (let at = 0; at < touched; at += 1) needed = Math.max(needed, hits[found[at]!]!)
    }
    const lengths = all.nameLengths()
    let count = 0
    for (let at = 0; at < touched; at += 1) {
      const row = found[at]!
      if (hits[row]! < needed) continue
      found[count++] = row
      const isNamed = named[row] === words.length
      // Of two names with all words, the shorter one ranks higher.
      ranks[row] = ranks[row]! / words.length + (isNamed ? allInName + words.length / lengths[row]! : 0)
    }
    return found.subarray(0, count)
  }

  return (site, phrase) => {
    const words = wordsAsked(phrase)
    const isBegun = (index: number) => index === words.length - 1
    const typed = words.map((word, index) => {
      const asTyped = dictionary.asTyped(word, isBegun(index))
      return asTyped.length > 0 ? asTyped : dictionary.near(word, isBegun(index))
    })
    const exact = rowsWith(site, typed, true)
    if (exact.length > 0 || words.length === 0) return { rows: exact, ranks }
    // A known word may still be a typo of another.
    const wider = words.map((word, index) => [...typed[index]!, ...dictionary.near(word, isBegun(index))])
    const near = rowsWith(site, wider, true)
    return { rows: near.length > 0 ? near : rowsWith(site, wider, false), ranks }
  }
}
