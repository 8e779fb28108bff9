import { readFile } from 'node:fs/promises'
import { parseSynonyms } from '#domain/search/query/synonyms.ts'
import { statement, type Database } from '#platform/database.ts'
import { isDataLoaded, markDataLoaded } from '../marks.ts'

const languages = ['de', 'en', 'es', 'fr', 'nl']

const insertSynonyms = statement(
  'first-data.synonyms',
  `insert into search_synonym (language, phrase, means, is_two_way)
   select language, phrase, means, "isTwoWay"
   from jsonb_to_recordset($1) as row (language text, phrase text, means text, "isTwoWay" boolean)
   on conflict do nothing`,
)

/** Loads the included synonyms for all sites, once. After that, the merchant maintains them. */
export async function loadSynonyms(db: Database): Promise<void> {
  if (await isDataLoaded(db, 'synonyms')) return
  const rows = await Promise.all(languages.map(readSynonyms))
  await db.transaction(async (tx) => {
    if (await markDataLoaded(tx, 'synonyms')) await tx.run(insertSynonyms, [JSON.stringify(rows.flat())])
  })
}

async function readSynonyms(language: string) {
  return parseSynonyms(language, await readFile(new URL(`synonyms/${language}.tsv`, import.meta.url), 'utf8'))
}
