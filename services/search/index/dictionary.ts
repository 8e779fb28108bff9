import type { Vocabulary } from '#domain/search/query/interpretations.ts'
import { fieldFlags } from '#domain/search/product-words.ts'
import { lettersIn, maxEdits, canBeNear, typosBetween } from '#domain/search/query/typing-errors.ts'
import { bitsOf, rowOf } from '../match/word-index.ts'
import { ensureCapacity } from './grow.ts'
import { createPostings, type Postings } from './postings.ts'

export interface Dictionary extends Postings<string> {
  /** Returns the words in use, excluding those that occur only in deleted products. */
  vocabulary: (isUsed: (term: number) => boolean) => Vocabulary
}

/** Words per sort run; small, so that pauses stay short. */
const runLength = 4096

export function createDictionary(isPacked = false): Dictionary {
  const postings = createPostings<string>(isPacked)
  const { keys } = postings
  const runs: (readonly number[])[] = []
  let recent: number[] = []
  // Words from names that consist only of letters. Only these words can correct a typo.
  let spelled = new Uint32Array(1024)
  let letters = new Uint32Array(1024)
  let count = 0
  const learned = new Set<number>()

  const sort = (term: number) => {
    recent.push(term)
    if (recent.length >= runLength) {
      runs.push(recent.sort((a, b) => (keys[a]! < keys[b]! ? -1 : 1)))
      recent = []
    }
  }
  const learn = (term: number) => {
    const word = keys[term]!
    if (learned.has(term) || word.length < 3 || /\d/.test(word)) return
    learned.add(term)
    spelled = ensureCapacity(spelled, count + 1)
    letters = ensureCapacity(letters, count + 1)
    spelled[count] = term
    letters[count++] = lettersIn(word)
  }
  const begunBy = (beginning: string): number[] => {
    const found = recent.filter((term) => keys[term]!.startsWith(beginning))
    for (const run of runs) {
      for (let at = firstNotBefore(run, keys, beginning); at < run.length; at += 1) {
        if (!keys[run[at]!]!.startsWith(beginning)) break
        found.push(run[at]!)
      }
    }
    return found
  }
  return {
    ...postings,
    add: (key, entry) => {
      const found = postings.add(key, entry)
      if (found.isNew) sort(found.term)
      if (bitsOf(entry) & fieldFlags.name) learn(found.term)
      return found
    },
    vocabulary: (isUsed) => ({
      has: (word) => {
        const term = postings.find(word)
        return term !== undefined && isUsed(term)
      },
      startingWith: (beginning) => begunBy(beginning).map((term) => keys[term]!),
      near: (word, isBegun) => {
        const own = lettersIn(word)
        let max = maxEdits(word)
        let found: { word: string; edits: number }[] = []
        for (let at = 0; max > 0 && at < count; at += 1) {
          if (!canBeNear(own, letters[at]!, max, isBegun)) continue
          const target = keys[spelled[at]!]!
          const edits = typosBetween(word, target, max, isBegun)
          if (edits === null || !isUsed(spelled[at]!)) continue
          // This word is closer than all previous words.
          if (edits < max) found = []
          max = edits
          found.push({ word: target, edits })
        }
        return found
      },
    }),
    bytes: () => postings.bytes() + spelled.byteLength + letters.byteLength + runs.length * runLength * 4,
  }
}

function firstNotBefore(run: readonly number[], keys: readonly string[], word: string) {
  let [low, high] = [0, run.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (keys[run[middle]!]! < word) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns the words in the rows that a site's search shows. */
export function vocabularyOf({ vocabulary, packed, added }: Dictionary, inSearch: Uint8Array): Vocabulary {
  const isShown = (entry: number) => inSearch[rowOf(entry)] === 1
  return vocabulary((term) => packed(term).some(isShown) || added(term).some(isShown))
}
