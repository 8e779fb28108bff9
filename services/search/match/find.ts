import { phraseKey, pinnedRank } from '#domain/search/query/pins.ts'
import {
  interpretPhrase,
  confidenceOf,
  type Meaning,
  type Interpretation,
} from '#domain/search/query/interpretations.ts'
import { createResultRows } from './result-rows.ts'
import { createReadingSearch, visitRows } from './search-reading.ts'
import type { SearchGuide, WordIndex } from './word-index.ts'

/** Matching rows with their ranks, valid until the next search. */
interface FoundRows {
  rows: Uint32Array
  ranks: Float64Array
  /** The words of the best match if no product has all words, or null. */
  partialPhrase: string | null
  /** True if a product has all words outside its description. */
  isStrong: boolean
}

type Find = (phrase: string, guide: SearchGuide, inSearch: Uint8Array) => FoundRows

/**
 * Creates a word search: every word of a reading must match. If all matches are in descriptions, it tries spelling
 * corrections, then products that match the more important words.
 */
export function createFinder(index: WordIndex): Find {
  const results = createResultRows()
  const searchReading = createReadingSearch(index, results)

  const pin = (phrase: string, { pins }: SearchGuide, inSearch: Uint8Array) => {
    for (const each of pins.size > 0 ? (pins.get(phraseKey(phrase)) ?? []) : []) {
      const row = index.rowOfProduct(each.productId)
      if (row === undefined || inSearch[row] === 0) continue
      if (each.position > 0) results.add(row, 0)
      if (results.has(row)) results.setRank(row, pinnedRank(each))
    }
  }
  const search = (phrase: string, guide: SearchGuide, inSearch: Uint8Array) => {
    const searchAll = (readings: readonly Interpretation[], isAll: boolean) =>
      readings.map((reading) => searchReading(reading, isAll, guide, inSearch)).includes(true)
    const vocabulary = index.vocabulary(inSearch, guide.language)
    const readings = interpretPhrase(phrase, vocabulary, guide.synonyms)
    if (searchAll(readings, true)) return { partialPhrase: null, isStrong: true }
    const loose = interpretPhrase(phrase, vocabulary, guide.synonyms, true)
    if (searchAll(loose, true)) return { partialPhrase: null, isStrong: false }
    const hasAllWords = results.count() > 0
    searchAll(readings, false)
    const isPartial = !hasAllWords && results.count() > 0
    return {
      partialPhrase: isPartial ? wordsIn(index, readings, guide.language, results.best()) : null,
      isStrong: false,
    }
  }
  return (phrase, guide, inSearch) => {
    results.reset(index.count())
    const found = search(phrase, guide, inSearch)
    pin(phrase, guide, inSearch)
    return { rows: results.rows(), ranks: results.ranks(), ...found }
  }
}

/** Returns the search words that match a row. */
function wordsIn(index: WordIndex, readings: readonly Interpretation[], language: string, row: number): string {
  const isIn = ({ word }: Meaning) => {
    let found = false
    visitRows(index.withWord(word, language), (each) => (found ||= each === row))
    return found
  }
  const matched = readings.map(({ texts, words }) =>
    texts.flatMap((text, place) => {
      const found = words[place]!.filter(isIn)
      // Shows a misspelled word in the catalog's spelling.
      return found.some(({ confidence }) => confidence >= confidenceOf.stem)
        ? [text]
        : found.slice(0, 1).map(({ word }) => word)
    }),
  )
  return (matched.find((words) => words.length > 0) ?? []).join(' ')
}
