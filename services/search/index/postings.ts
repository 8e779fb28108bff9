import type { Entries } from '../match/word-index.ts'
import { yieldToEventLoop } from './grow.ts'

export const maxRows = 2 ** 24

/** Rows by key: a packed part from the build, plus later additions. */
export interface Postings<Key> {
  find: (key: Key) => number | undefined
  add: (key: Key, entry: number) => { term: number; isNew: boolean }
  pack: () => Promise<void>
  packed: (term: number) => Uint32Array
  added: (term: number) => readonly number[]
  keys: readonly Key[]
  bytes: () => number
}

/** Length of a chunk of term and entry pairs. Chunks are processed between yields and never copied. */
const pieceLength = 2 ** 17
const nothing: readonly number[] = []

/**
 * Creates empty postings. With `isPacked`, all keys are treated as additions to a packed part, and are found
 * immediately.
 */
export function createPostings<Key>(isPacked = false): Postings<Key> {
  const terms = new Map<Key, number>()
  const keys: Key[] = []
  // Before packing: full chunks, and the current one.
  let pieces: Uint32Array[] = []
  let piece: number[] = []
  let starts = new Uint32Array(1)
  let entries = new Uint32Array(0)
  const later = new Map<number, number[]>()

  const termOf = (key: Key) => {
    const known = terms.get(key)
    if (known !== undefined) return { term: known, isNew: false }
    terms.set(key, keys.length)
    return { term: keys.push(key) - 1, isNew: true }
  }
  return {
    keys,
    find: (key) => terms.get(key),
    add: (key, entry) => {
      const found = termOf(key)
      if (isPacked) {
        const known = later.get(found.term)
        if (known) known.push(entry)
        else later.set(found.term, [entry])
      } else {
        piece.push(found.term, entry)
        if (piece.length >= pieceLength) {
          pieces.push(Uint32Array.from(piece))
          piece = []
        }
      }
      return found
    },
    pack: async () => {
      pieces.push(Uint32Array.from(piece))
      const ends = new Uint32Array(keys.length + 1)
      for (const pairs of pieces) {
        for (let at = 0; at < pairs.length; at += 2) ends[pairs[at]! + 1]! += 1
        await yieldToEventLoop()
      }
      for (let term = 0; term < keys.length; term += 1) ends[term + 1]! += ends[term]!
      const places = ends.slice()
      const packed = new Uint32Array(ends.at(-1)!)
      for (const pairs of pieces) {
        for (let at = 0; at < pairs.length; at += 2) packed[places[pairs[at]!]!++] = pairs[at + 1]!
        await yieldToEventLoop()
      }
      starts = ends
      entries = packed
      pieces = []
      piece = []
      isPacked = true
    },
    packed: (term) => entries.subarray(starts[term] ?? 0, starts[term + 1] ?? starts[term] ?? 0),
    added: (term) => later.get(term) ?? nothing,
    bytes: () => {
      const beside = [...later.values()].reduce((sum, { length }) => sum + 8 * length, 0)
      return entries.byteLength + starts.byteLength + beside
    },
  }
}

const noEntries: Entries = { packed: new Uint32Array(0), added: nothing }

export function entriesOf<Key>(postings: Postings<Key>, key: Key): Entries {
  const term = postings.find(key)
  return term === undefined ? noEntries : { packed: postings.packed(term), added: postings.added(term) }
}
