import { editsBetween, lettersIn, mayBeNear, maxEdits } from '#domain/search/typing-errors.ts'
import { withRoom } from './grow.ts'
import { createPostings, type Postings } from './postings.ts'

/** A dictionary word that a typed word may mean, with a confidence of up to 1. */
export interface Meaning {
  term: number
  surety: number
}

interface Dictionary extends Postings<string> {
  /** Exact matches, and prefix matches if `isBegun`. */
  asTyped: (word: string, isBegun: boolean) => Meaning[]
  /** Words at the smallest edit distance. */
  near: (word: string, isBegun: boolean) => Meaning[]
}

const begunSurety = 0.8
const suretyByEdits = [0.7, 0.5, 0.3]
/** Words per sort run, which keeps pauses short. */
const runLength = 4096

export function createDictionary(): Dictionary {
  const postings = createPostings<string>()
  const { keys } = postings
  const runs: (readonly number[])[] = []
  let recent: number[] = []
  // Words that have only letters: numbers get no typo matching.
  let spelled = new Uint32Array(1024)
  let letters = new Uint32Array(1024)
  let count = 0

  const learn = (term: number) => {
    recent.push(term)
    if (recent.length >= runLength) {
      runs.push(recent.sort((a, b) => (keys[a]! < keys[b]! ? -1 : 1)))
      recent = []
    }
    const word = keys[term]!
    if (word.length < 3 || /\d/.test(word)) return
    spelled = withRoom(spelled, count + 1)
    letters = withRoom(letters, count + 1)
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
      if (found.isNew) learn(found.term)
      return found
    },
    asTyped: (word, isBegun) => {
      const exact = postings.find(word)
      const itself = exact === undefined ? [] : [{ term: exact, surety: 1 }]
      if (!isBegun) return itself
      const longer = begunBy(word).filter((term) => term !== exact)
      return [...itself, ...longer.map((term) => ({ term, surety: begunSurety }))]
    },
    near: (word, isBegun) => {
      const own = lettersIn(word)
      let most = maxEdits(word)
      let found: Meaning[] = []
      for (let at = 0; most > 0 && at < count; at += 1) {
        if (!mayBeNear(own, letters[at]!, most, isBegun)) continue
        const term = spelled[at]!
        const edits = editsBetween(word, keys[term]!, most, isBegun)
        if (edits > most || edits === 0) continue
        // Closer than every word so far.
        if (edits < most) found = []
        most = edits
        found.push({ term, surety: suretyByEdits[edits]! })
      }
      return found
    },
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
