import { phraseKey } from '#domain/search/query/pins.ts'
import { interpretPhrase, type Interpretation, type Vocabulary } from '#domain/search/query/interpretations.ts'
import { maxEdits } from '#domain/search/query/typing-errors.ts'
import { queryTokens } from '#domain/search/query/words.ts'
import type { Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readProductsToIndex } from '../index/read-products.ts'
import { createRows, type Rows } from '../index/rows.ts'
import { readKnownWords, readSimilarNames, readProductIdsMatchingWords } from '../repository.ts'
import {
  readIdsBySimilarTranslatedName,
  readIdsByTranslatedName,
  readKnownTranslatedWords,
} from './translated-candidates.ts'
import { createFinder } from './find.ts'
import type { SearchGuide } from './word-index.ts'

/** Above this number, a database search considers only the best full-text matches. */
const maxCandidates = 2_000
const maxSimilar = 500
const maxWords = 200
/** Maximum number of lookup rounds, because synonyms can lead to further synonyms. No phrase needs more. */
const maxRounds = 4

/**
 * Builds rows for the products that a phrase may mean on a site. These match every word of a reading. If those matches
 * are weak, includes products that match any word or have a similar name.
 */
export async function readCandidateRows(
  db: QueryRunner,
  site: Site,
  phrase: string,
  guide: SearchGuide,
): Promise<Rows> {
  const rows = createRows()
  // Rows added to a packed index are found immediately.
  await rows.pack()
  const tokens = queryTokens(phrase)
  const inSearch = () => rows.columns(site, guide.language).inSearch
  const add = async (ids: readonly number[]) => {
    const missing = [...new Set(ids)].filter((id) => rows.wordIndex.rowOfProduct(id) === undefined)
    for (const product of missing.length > 0 ? await readProductsToIndex(db, missing) : []) rows.put(product)
  }
  /** Returns products with a word from each set in an English text, or in their name in the shopper's language. */
  const withWords = async (sets: readonly (readonly string[])[], last: readonly string[]) => {
    const [texts, names] = await Promise.all([
      readProductIdsMatchingWords(db, site, sets, last, maxCandidates),
      readIdsByTranslatedName(db, site, guide.language, [...sets, last], maxCandidates),
    ])
    return [...names, ...texts]
  }
  const withAny = (readings: readonly Interpretation[]) => {
    const words = readings.flatMap((reading) => wordSets(reading).flat())
    return withWords([], [...new Set(words)].slice(0, maxWords))
  }
  if (tokens.length > 0) {
    const known = await knownVocabulary(db, site, phrase, guide)
    const readings = interpretPhrase(phrase, known, guide.synonyms)
    await add((guide.pins.get(phraseKey(phrase)) ?? []).map(({ productId }) => productId))
    for (const reading of readings) {
      const sets = wordSets(reading)
      await add(await withWords(sets.slice(0, -1), sets.at(-1)!))
    }
    if (!createFinder(rows.wordIndex)(phrase, guide, inSearch()).isStrong) {
      await add(await withAny(readings))
      const misspelled = tokens.map(({ stem }) => stem).filter((stem) => maxEdits(stem) > 0 && !known.has(stem))
      if (misspelled.length > 0) {
        await add(await readSimilarNames(db, site, misspelled, maxSimilar))
        await add(await readIdsBySimilarTranslatedName(db, site, guide.language, misspelled, maxSimilar))
      }
      // The vocabulary now includes the corrections of typos in the phrase.
      const loose = interpretPhrase(phrase, rows.wordIndex.vocabulary(inSearch(), guide.language), guide.synonyms, true)
      await add(await withAny(loose))
    }
  }
  return rows
}

/** Returns the alternatives for each word; the last word may be unfinished. */
function wordSets({ words, stems }: Interpretation): string[][] {
  return words.map((meanings, place) => [
    ...meanings.map(({ word }) => word),
    ...(place === words.length - 1 ? [`${stems[place]!}*`] : []),
  ])
}

/** Looks up words in rounds until every reading of the phrase has its words. */
async function knownVocabulary(db: QueryRunner, site: Site, phrase: string, guide: SearchGuide): Promise<Vocabulary> {
  const found = new Map<string, boolean>()
  const vocabulary = (missing: Set<string>): Vocabulary => ({
    has: (word) => {
      if (!found.has(word)) missing.add(word)
      return found.get(word) ?? false
    },
    startingWith: () => [],
    near: () => [],
  })
  for (let round = 0; round < maxRounds; round += 1) {
    const missing = new Set<string>()
    interpretPhrase(phrase, vocabulary(missing), guide.synonyms)
    if (missing.size === 0) break
    const [known, translated] = await Promise.all([
      readKnownWords(db, site, [...missing]),
      readKnownTranslatedWords(db, site, guide.language, [...missing]),
    ])
    for (const word of missing) found.set(word, known.has(word) || translated.has(word))
  }
  return vocabulary(new Set())
}
