import type { Candidate } from '#domain/search/select.ts'
import { searchableVisibilities } from '#domain/catalog/visibility.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
import { readCardTexts } from '#services/catalog/steps.ts'
import { termOf } from '../repository.ts'

// Translated names are not stemmed, so every search word may be the beginning of a word: "disco" finds "discos".
const prefix = ':*'
const known = statement<{ word: string }>(
  'search.known-translated-words',
  `select word from unnest($3::text[], $4::text[]) as sought (word, term) where exists (
     select from product_translation as t join listing as l on l.product_id = t.product_id and l.site = $1
     where t.language = $2 and name_words(t.name) @@ to_tsquery('simple', term))`,
)
const byName = statement<{ id: number }>(
  'search.by-translated-name',
  `select t.product_id as id from product_translation as t
     join listing as l on l.product_id = t.product_id and l.site = $1
   where t.language = $2 and name_words(t.name) @@ to_tsquery('simple', $3)
     and l.visibility in (${searchableVisibilities.join()})
   order by l.featured desc, t.product_id limit $4`,
)
const bySimilarName = statement<{ id: number }>(
  'search.by-similar-translated-name',
  `select distinct t.product_id as id from product_translation as t
     join listing as l on l.product_id = t.product_id and l.site = $1, unnest($3::text[]) as word
   where t.language = $2 and l.visibility in (${searchableVisibilities.join()})
     and word_similarity(word, unaccent(t.name)) > 0.35 limit $4`,
)

/** Returns the words that are the beginning of a word in a translated name on the site. */
export async function readKnownTranslatedWords(
  db: QueryRunner,
  site: Site,
  language: string,
  words: readonly string[],
): Promise<Set<string>> {
  const sought = words.flatMap((word) => termOf(word, prefix).map((term) => ({ word, term })))
  if (language === 'en' || sought.length === 0) return new Set()
  const rows = await db.run(known, [site, language, sought.map(({ word }) => word), sought.map(({ term }) => term)])
  return new Set(rows.map(({ word }) => word))
}

/** Returns products with a word from each set in their translated name. */
export async function readIdsByTranslatedName(
  db: QueryRunner,
  site: Site,
  language: string,
  sets: readonly (readonly string[])[],
  max: number,
): Promise<number[]> {
  const terms = sets.map((words) => words.flatMap((word) => termOf(word, prefix)).join(' | '))
  if (language === 'en' || terms.includes('')) return []
  const query = terms.map((set) => `(${set})`).join(' & ')
  return (await db.run(byName, [site, language, query, max])).map(({ id }) => id)
}

/** Returns products with a word in their translated name that is similar to one of these possibly misspelled words. */
export async function readIdsBySimilarTranslatedName(
  db: QueryRunner,
  site: Site,
  language: string,
  words: readonly string[],
  max: number,
): Promise<number[]> {
  if (language === 'en') return []
  return (await db.run(bySimilarName, [site, language, words, max])).map(({ id }) => id)
}

/** Returns candidates with their displayed names in a language. */
export async function withNamesIn(
  db: QueryRunner,
  language: string | undefined,
  candidates: Candidate[],
): Promise<Candidate[]> {
  if (language === undefined || language === 'en') return candidates
  const ids = candidates.map(({ productId }) => productId)
  const texts = await readCardTexts(db, language, ids)
  return candidates.map((each) => ({ ...each, name: texts.get(each.productId)?.name || each.name }))
}
