import { namedCategories } from '#domain/search/query/named-categories.ts'
import type { Meaning, Interpretation } from '#domain/search/query/interpretations.ts'
import { rarity } from '#domain/search/query/score.ts'
import { createOneWordSearch } from './one-word.ts'
import type { ResultRows } from './result-rows.ts'
import { createRowMarks } from './row-marks.ts'
import { createScorer } from './scores.ts'
import { rowOf, type Entries, type SearchGuide, type WordIndex } from './word-index.ts'

/**
 * Adds the rows for a reading to the results: rows that match every word, or else rows that match the more important
 * words. Returns true if one of them matches every word outside its description.
 */
type SearchReading = (
  reading: Interpretation,
  hasAllWords: boolean,
  guide: SearchGuide,
  inSearch: Uint8Array,
) => boolean

export function createReadingSearch(index: WordIndex, results: ResultRows): SearchReading {
  const scorer = createScorer()
  const searchOneWord = createOneWordSearch(results)

  const eligible = createRowMarks(new Uint8Array(0))
  const shares = createRowMarks(new Float64Array(0))

  /** Marks the rows with the rarest word, because no other row can have all words. */
  const markRarest = (words: Interpretation['words'], language: string, inSearch: Uint8Array): Uint8Array => {
    eligible.begin(index.count())
    const entriesOf = (meanings: readonly Meaning[]) => meanings.map(({ word }) => index.withWord(word, language))
    const [first, ...others] = words.map(entriesOf)
    const rarest = others.reduce((best, each) => (sizeOf(each) < sizeOf(best) ? each : best), first!)
    for (const entries of rarest) visitRows(entries, (row) => inSearch[row] === 1 && eligible.mark(row, 1))
    return eligible.marks()
  }
  const addWords = ({ words }: Interpretation, isAll: boolean, { language }: SearchGuide, inSearch: Uint8Array) => {
    const factors = isAll ? null : importances(index, words, language, inSearch)
    const base = scorer.begin(index.count(), words.length)
    const rows = isAll ? markRarest(words, language, inSearch) : inSearch
    for (const [place, meanings] of words.entries()) {
      const word = { place, base, factor: factors?.[place] ?? 1, isAll }
      for (const { word: text, confidence } of meanings) {
        const { packed, added } = index.withWord(text, language)
        for (let at = 0; at < packed.length; at += 1)
          if (rows[rowOf(packed[at]!)] === 1) scorer.add(word, packed[at]!, confidence)
        for (const entry of added) if (rows[rowOf(entry)] === 1) scorer.add(word, entry, confidence)
      }
    }
    return base
  }
  const addCategories = ({ stems }: Interpretation, { categories }: SearchGuide, base: number) => {
    for (const { id, share } of namedCategories(categories, stems))
      visitRows(index.inCategory(id), (row) => scorer.addShare(row, base, share))
  }
  const searchWord = (
    { words, stems, confidence }: Interpretation,
    { categories, language }: SearchGuide,
    inSearch: Uint8Array,
  ) => {
    const named = namedCategories(categories, stems)
    shares.begin(index.count())
    for (const { id, share } of named) visitRows(index.inCategory(id), (row) => shares.mark(row, share))
    const facts = {
      inSearch,
      nameLengths: index.nameLengths(language),
      shares: named.length > 0 ? shares.marks() : null,
    }
    const hasStrong = words[0]!.map(({ word, confidence: own }) =>
      searchOneWord(
        { entries: index.withWord(word, language), confidence: own, interpretationConfidence: confidence },
        facts,
      ),
    )
    return hasStrong.includes(true)
  }
  return (reading, isAll, guide, inSearch) => {
    const words = reading.words.length
    if (isAll && reading.words.some((meanings) => meanings.length === 0)) return false
    if (isAll && words === 1) return searchWord(reading, guide, inSearch)
    const base = addWords(reading, isAll, guide, inSearch)
    addCategories(reading, guide, base)
    const nameLengths = index.nameLengths(guide.language)
    let hasStrong = false
    for (const row of scorer.foundRows()) {
      if (isAll ? scorer.hits(row) !== words : !scorer.isPartMatch(row, words)) continue
      results.add(row, reading.confidence * scorer.score(row, words, nameLengths[row]!))
      hasStrong ||= scorer.isStrong(row, words)
    }
    return hasStrong
  }
}

function sizeOf(entries: readonly Entries[]): number {
  return entries.reduce((sum, { packed, added }) => sum + packed.length + added.length, 0)
}

/** Weights the words of a reading by rarity; the weights have a mean of 1. */
function importances(
  index: WordIndex,
  words: Interpretation['words'],
  language: string,
  inSearch: Uint8Array,
): number[] {
  const countOf = ({ word }: Meaning) => {
    let count = 0
    visitRows(index.withWord(word, language), (row) => (count += inSearch[row]!))
    return count
  }
  const rarities = words.map((meanings) => rarity(Math.max(0, ...meanings.map(countOf))))
  const sum = rarities.reduce((total, each) => total + each, 0)
  return rarities.map((each) => (each * words.length) / sum)
}

export function visitRows({ packed, added }: Entries, visit: (row: number) => void) {
  for (let at = 0; at < packed.length; at += 1) visit(rowOf(packed[at]!))
  for (const entry of added) visit(rowOf(entry))
}
