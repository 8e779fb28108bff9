import { synonymsAt, type Synonyms } from './synonyms.ts'
import { distinctTokens, queryTokens, type QueryToken } from './words.ts'

/** The words in a catalog. */
export interface Vocabulary {
  has: (word: string) => boolean
  startingWith: (beginning: string) => readonly string[]
  /** Returns the words with the fewest typos. With `isBegun`, the word may be unfinished. */
  near: (word: string, isBegun: boolean) => readonly { word: string; edits: number }[]
}

/** A catalog word that a search word may mean, with a confidence of up to 1. */
export interface Meaning {
  word: string
  confidence: number
}

/** One interpretation of a phrase. Each word has its meanings; a word without any is unknown. */
export interface Interpretation {
  /** The words as entered or as rewritten. */
  texts: readonly string[]
  stems: readonly string[]
  words: readonly (readonly Meaning[])[]
  confidence: number
}

/** Confidence by the difference between a catalog word and the entered word. */
export const confidenceOf = { stem: 0.85, begun: 0.6, compound: 0.95, edits: [1, 0.7, 0.5] } as const
const maxReadings = 6
/** Maximum letters in a word that may be split in two. */
const maxSplit = 24

interface Sequence {
  /** Tokens from a synonym are not replaced again, because the meaning would change. */
  tokens: readonly (QueryToken & { isSynonym?: true })[]
  confidence: number
}

/**
 * Returns the interpretations of a phrase, as entered first: with compounds joined or split, and with synonyms. Unknown
 * words may contain typos. With `isLoose`, known words may too.
 */
export function interpretPhrase(
  phrase: string,
  vocabulary: Vocabulary,
  synonyms: Synonyms,
  isLoose = false,
): Interpretation[] {
  const typed: Sequence = { tokens: queryTokens(phrase), confidence: 1 }
  if (typed.tokens.length === 0) return []
  const sequences = [typed]
  const seen = new Set([keyOf(typed.tokens)])
  // Each sequence may be rewritten again: "hexbar" is split, and "hex bar" is a trap bar.
  for (let at = 0; at < sequences.length && sequences.length < maxReadings; at += 1) {
    for (const next of rewritesOf(sequences[at]!, vocabulary, synonyms)) {
      const key = keyOf(next.tokens)
      if (seen.has(key) || sequences.length >= maxReadings) continue
      seen.add(key)
      sequences.push(next)
    }
  }
  const strict = sequences.map((sequence) => readingOf(sequence, vocabulary, false, false))
  const known = strict.filter(({ words }) => words.every((meanings) => meanings.length > 0))
  if (known.length > 0 && !isLoose) return known
  return sequences.map((sequence) => readingOf(sequence, vocabulary, true, isLoose))
}

const keyOf = (tokens: readonly QueryToken[]) => tokens.map(({ surface }) => surface).join(' ')

function rewritesOf({ tokens, confidence }: Sequence, vocabulary: Vocabulary, synonyms: Synonyms): Sequence[] {
  const stems = tokens.map(({ stem, isSynonym }) => (isSynonym ? '' : stem))
  const withPart = (place: number, length: number, part: Sequence['tokens'], factor: number): Sequence => ({
    tokens: distinctTokens([...tokens.slice(0, place), ...part, ...tokens.slice(place + length)]),
    confidence: confidence * factor,
  })
  return tokens.flatMap((token, place) => {
    const next = tokens[place + 1]
    const joined = next && { surface: token.surface + next.surface, stem: token.surface + next.stem }
    const isJoined = joined && !token.parts && !next.parts && vocabulary.has(joined.stem)
    return [
      ...synonymsAt(synonyms, stems, place).map(({ words, means, confidence: factor }) =>
        withPart(place, words.length, means.map(asSynonym), factor),
      ),
      ...(isJoined ? [withPart(place, 2, [joined], confidenceOf.compound)] : []),
      ...splitsOf(token, vocabulary).map((pair) => withPart(place, 1, pair, confidenceOf.compound)),
    ]
  })
}

const asSynonym = (token: QueryToken) => ({ ...token, isSynonym: true as const })
const plainToken = (word: string): QueryToken => ({ surface: word, stem: word })

/** Splits an unknown word into two known ones: "giftcard", "pullup". */
function splitsOf({ surface, stem }: QueryToken, vocabulary: Vocabulary): QueryToken[][] {
  const mayBeSplit = surface.length >= 5 && surface.length <= maxSplit && !/\d/.test(surface)
  if (!mayBeSplit || vocabulary.has(stem)) return []
  const places = Array.from({ length: surface.length - 2 }, (_, index) => index + 1)
  return places.flatMap((at) => {
    const [first, last] = [surface.slice(0, at), surface.slice(at)]
    const lastStem = stem.slice(at)
    return vocabulary.has(first) && vocabulary.has(lastStem)
      ? [[plainToken(first), { surface: last, stem: lastStem }]]
      : []
  })
}

function readingOf(
  { tokens, confidence }: Sequence,
  vocabulary: Vocabulary,
  allowsTypos: boolean,
  isLoose: boolean,
): Interpretation {
  // A number with a unit that no product has is read as two words.
  const known = tokens.flatMap((token) => (token.parts && !vocabulary.has(token.stem) ? token.parts : [token]))
  const words = known.map((token, place) => {
    if ('parts' in token) return [{ word: token.stem, confidence: 1 }]
    const isLast = place === known.length - 1
    const exact = exactMeanings(token, vocabulary, isLast)
    const typos = isLoose || (allowsTypos && exact.length === 0) ? typoMeanings(token, vocabulary, isLast) : []
    return [...exact, ...typos]
  })
  return { texts: known.map(({ surface }) => surface), stems: known.map(({ stem }) => stem), words, confidence }
}

function exactMeanings({ surface, stem }: QueryToken, vocabulary: Vocabulary, isLast: boolean): Meaning[] {
  const itself = vocabulary.has(surface) ? [{ word: surface, confidence: 1 }] : []
  const single = stem !== surface && vocabulary.has(stem) ? [{ word: stem, confidence: confidenceOf.stem }] : []
  const begun = isLast ? vocabulary.startingWith(surface).filter((word) => word !== surface) : []
  return [...itself, ...single, ...begun.map((word) => ({ word, confidence: confidenceOf.begun }))]
}

function typoMeanings({ stem }: QueryToken, vocabulary: Vocabulary, isLast: boolean): Meaning[] {
  return vocabulary.near(stem, isLast).map(({ word, edits }) => ({ word, confidence: confidenceOf.edits[edits]! }))
}
