import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldFlags } from '#domain/search/product-words.ts'
import type { Interpretation } from '#domain/search/query/interpretations.ts'
import { scoreMatch, weightOf } from '#domain/search/query/score.ts'
import { createResultRows } from './result-rows.ts'
import { createReadingSearch } from './search-reading.ts'
import { entryOf, type Entries, type SearchGuide, type WordIndex } from './word-index.ts'

const rowCount = 240
/** Returns false for hidden rows, which are deleted or not searchable on the site. */
const isShown = (row: number) => row % 11 !== 3
const inSearch = Uint8Array.from({ length: rowCount }, (_, row) => Number(isShown(row)))
const nameLengths = Uint8Array.from({ length: rowCount }, (_, row) => 1 + (row % 5))
const isInRacks = (row: number) => row % 6 === 1
const isInCages = (row: number) => row % 6 === 5

/** Returns the fields where a row contains a word, or 0. Each word occurs in a different share of rows. */
const bitsIn = (row: number, word: string) => {
  const [every, offset] = { rack: [2, 0], racks: [3, 1], power: [7, 2], cage: [5, 0], rare: [40, 4] }[word]!
  return row % every! === offset ? 1 << ((row + offset!) % 5) : 0
}
/** Half of the entries are packed, and the other half were added later. */
const entriesOf = (fits: (row: number) => number): Entries => {
  const rows = Array.from({ length: rowCount }, (_, row) => row).filter((row) => fits(row) > 0)
  const entries = rows.map((row) => entryOf(row, fits(row)))
  const half = Math.floor(entries.length / 2)
  return { packed: Uint32Array.from(entries.slice(0, half)), added: entries.slice(half) }
}
const index: WordIndex = {
  vocabulary: () => ({ has: () => true, startingWith: () => [], near: () => [] }),
  count: () => rowCount,
  nameLengths: () => nameLengths,
  withWord: (word) => entriesOf((row) => bitsIn(row, word)),
  inCategory: (id) => entriesOf((row) => Number((id === 7 ? isInRacks : isInCages)(row))),
  rowOfProduct: () => undefined,
}
const guide: SearchGuide = {
  synonyms: new Map(),
  categories: [
    { id: 7, names: [['rack']] },
    { id: 8, names: [['cage']] },
  ],
  pins: new Map(),
  redirects: new Map(),
  language: 'en',
}
const meanings = (...words: string[]) => words.map((word, place) => ({ word, confidence: place === 0 ? 1 : 0.6 }))
const readingOf = (...words: ReturnType<typeof meanings>[]): Interpretation => {
  const texts = words.map(([first]) => first!.word)
  return { texts, stems: texts, words, confidence: 0.8 }
}
const allRows = Array.from({ length: rowCount }, (_, row) => row)
const search = (reading: Interpretation) => {
  const results = createResultRows()
  results.reset(rowCount)
  const hasStrong = createReadingSearch(index, results)(reading, true, guide, inSearch)
  return { rows: [...results.rows()].sort((a, b) => a - b), ranks: results.ranks(), hasStrong }
}

test('in a one-word search, a row has the score of the meaning that matches best, including a bonus for a matching category', () => {
  const rack = meanings('rack', 'racks')
  const scoreOf = (row: number, { word, confidence }: { word: string; confidence: number }) => {
    const bits = bitsIn(row, word)
    if (bits === 0) return 0
    const facts = { words: 1, named: bits & fieldFlags.name, adjacent: 0, nameLength: nameLengths[row]! }
    return 0.8 * scoreMatch({ ...facts, sum: confidence * weightOf(bits), categoryShare: Number(isInRacks(row)) })
  }
  const { rows, ranks, hasStrong } = search(readingOf(rack))
  const expected = allRows.filter((row) => isShown(row) && rack.some(({ word }) => bitsIn(row, word) > 0))
  assert.deepEqual(rows, expected)
  for (const row of rows) assert.equal(ranks[row], Math.max(...rack.map((each) => scoreOf(row, each))), `row ${row}`)
  assert.ok(hasStrong)
})

test('a search for several words finds rows that match each word in one of its meanings, regardless of which word is the rarest', () => {
  const [rack, cage, rare] = [meanings('rack', 'racks'), meanings('cage', 'power'), meanings('rare')]
  for (const words of [
    [rack, cage],
    [cage, rack],
    [rack, cage, rare],
    [rare, rack],
    [rack, rare],
  ]) {
    const expected = allRows.filter(
      (row) => isShown(row) && words.every((each) => each.some(({ word }) => bitsIn(row, word) > 0)),
    )
    assert.ok(expected.length > 0 || words.length === 3)
    assert.deepEqual(search(readingOf(...words)).rows, expected)
  }
})

test('results of one search do not affect the next search', () => {
  const results = createResultRows()
  const searchReading = createReadingSearch(index, results)
  const rowsOf = (reading: Interpretation) => {
    results.reset(rowCount)
    searchReading(reading, true, guide, inSearch)
    return [...results.rows()].map((row) => [row, results.ranks()[row]]).sort(([a], [b]) => a! - b!)
  }
  const readings = [meanings('cage'), meanings('rack'), meanings('rare')].map((each) => readingOf(each))
  const pairs = [readingOf(meanings('rack'), meanings('rare')), readingOf(meanings('rack'), meanings('cage'))]
  const each = [...readings, ...pairs]
  const alone = each.map((reading) => {
    const { rows, ranks } = search(reading)
    return rows.map((row) => [row, ranks[row]])
  })
  assert.deepEqual([...each, ...each].map(rowsOf), [...alone, ...alone])
})
