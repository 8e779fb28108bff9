import { queryTokens, type QueryToken } from './words.ts'

/** A phrase in the singular, and a phrase with the same meaning. */
interface Synonym {
  words: readonly string[]
  means: readonly QueryToken[]
  confidence: number
}

/** Synonyms by their phrase's first word. */
export type Synonyms = ReadonlyMap<string, readonly Synonym[]>

/** One row: searches for `phrase` also find `means`. Two-way rows also work in reverse. */
export interface SynonymRow {
  /** Primary language tag, such as de. */
  language: string
  phrase: string
  means: string
  isTwoWay: boolean
}

const sameThing = 0.8
/** Confidence for a one-way synonym, such as a brand that the catalog lacks. It indicates only the kind of product. */
const oneWayConfidence = 0.9

/** Indexes rows for lookup. Omits phrases without a word. */
export function indexSynonyms(rows: readonly SynonymRow[]): Synonyms {
  const byFirst = new Map<string, Synonym[]>()
  const add = (phrase: string, meaning: string, confidence: number) => {
    const [words, means] = [stemsOf(phrase), queryTokens(meaning)]
    const [first] = words
    if (first === undefined || means.length === 0) return
    const known = byFirst.get(first)
    if (known) known.push({ words, means, confidence })
    else byFirst.set(first, [{ words, means, confidence }])
  }
  for (const { language, phrase, means, isTwoWay } of rows) {
    for (const form of formsOf(language, phrase)) add(form, means, isTwoWay ? sameThing : oneWayConfidence)
    if (isTwoWay) add(means, phrase, sameThing)
  }
  return byFirst
}

const stemsOf = (phrase: string) => queryTokens(phrase).map(({ stem }) => stem)

// Stemming follows English rules, because the catalog is in English. These are plural endings in other languages.
const pluralEndings = ['', 'e', 'n', 'en', 'er', 'es', 'x'] as const

function formsOf(language: string, phrase: string): string[] {
  if (language === 'en') return [phrase]
  return [...new Set(pluralEndings.map((ending) => stemsOf(phrase + ending).join(' ')))]
}

/** Returns the synonyms for the phrase that starts at a position, longest phrases first. */
export function synonymsAt(synonyms: Synonyms, stems: readonly string[], place: number): Synonym[] {
  const found = synonyms.get(stems[place]!) ?? []
  return found
    .filter(({ words }) => words.every((word, offset) => stems[place + offset] === word))
    .toSorted((a, b) => b.words.length - a.words.length)
}

/**
 * Parses tab-separated rows: phrase, `=` (two-way) or `>` (one-way), and meanings separated by `|`. Throws for an
 * invalid row.
 */
export function parseSynonyms(language: string, text: string): SynonymRow[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return []
    const [phrase, kind, meanings, ...more] = line.split('\t')
    if (!phrase || (kind !== '=' && kind !== '>') || !meanings || more.length > 0)
      throw new Error(`Line ${index + 1} is not a synonym: ${line}`)
    return meanings.split('|').map((means) => ({ language, phrase, means, isTwoWay: kind === '=' }))
  })
}
