import { namedCategories } from '#domain/search/query/named-categories.ts'
import type { Meaning, Reading } from '#domain/search/query/readings.ts'
import { rarity } from '#domain/search/query/score.ts'
import type { ResultRows } from './result-rows.ts'
import { createScorer } from './scores.ts'
import { rowOf, type Entries, type SearchGuide, type WordIndex } from './word-index.ts'

/**
 * Adds the rows of a reading to the results: those that match every word, or else those that match the more important
 * ones. Returns true if one of them matches every word outside of its description.
 */
type SearchReading = (reading: Reading, hasAllWords: boolean, guide: SearchGuide, inSearch: Uint8Array) => boolean

export function createReadingSearch(index: WordIndex, results: ResultRows): SearchReading {
  const scorer = createScorer()

  const addWords = ({ words }: Reading, isAll: boolean, inSearch: Uint8Array) => {
    const factors = isAll ? null : importances(index, words, inSearch)
    const base = scorer.begin(index.count(), words.length)
    for (const [place, meanings] of words.entries()) {
      const word = { place, base, factor: factors?.[place] ?? 1, isAll, inSearch }
      for (const { word: text, surety } of meanings) {
        const { packed, added } = index.withWord(text)
        for (let at = 0; at < packed.length; at += 1) scorer.add(word, packed[at]!, surety)
        for (const entry of added) scorer.add(word, entry, surety)
      }
    }
    return base
  }
  const addCategories = ({ stems }: Reading, { categories }: SearchGuide, base: number) => {
    for (const { id, share } of namedCategories(categories, stems))
      visitRows(index.inCategory(id), (row) => scorer.addShare(row, base, share))
  }
  return (reading, isAll, guide, inSearch) => {
    const words = reading.words.length
    if (isAll && reading.words.some((meanings) => meanings.length === 0)) return false
    const base = addWords(reading, isAll, inSearch)
    addCategories(reading, guide, base)
    const nameLengths = index.nameLengths()
    let hasStrong = false
    for (const row of scorer.foundRows()) {
      if (isAll ? scorer.hits(row) !== words : !scorer.isPartMatch(row, words)) continue
      results.add(row, reading.surety * scorer.score(row, words, nameLengths[row]!))
      hasStrong ||= scorer.isStrong(row, words)
    }
    return hasStrong
  }
}

/** Weighs the words of a reading by their rarity; the weights have a mean of 1. */
function importances(index: WordIndex, words: Reading['words'], inSearch: Uint8Array): number[] {
  const countOf = ({ word }: Meaning) => {
    let count = 0
    visitRows(index.withWord(word), (row) => (count += inSearch[row]!))
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
