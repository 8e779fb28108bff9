import assert from 'node:assert/strict'
import { test } from 'node:test'
import { synonymsAt, indexSynonyms, type SynonymRow } from '#domain/search/query/synonyms.ts'
import { queryTokens } from '#domain/search/query/words.ts'
import { statement } from '#platform/database.ts'
import { openTestDatabase } from '#platform/postgres-for-tests.ts'
import { loadSynonyms } from './load-synonyms.ts'

const count = statement<{ language: string; count: number }>(
  'test.synonyms',
  'select language, count(*)::integer as count from search_synonym group by language order by language',
)
const all = statement<SynonymRow>(
  'test.all-synonyms',
  'select language, phrase, means, is_two_way as "isTwoWay" from search_synonym',
)
const removeEnglish = statement('test.remove-english', "delete from search_synonym where language = 'en'")

test('at least 300 synonyms in five languages are included, and a synonym deleted by the merchant stays deleted', async () => {
  const db = await openTestDatabase()
  await loadSynonyms(db)
  const loaded = await db.run(count, [])
  assert.deepEqual(
    loaded.map(({ language }) => language),
    ['de', 'en', 'es', 'fr', 'nl'],
  )
  assert.ok(loaded.reduce((sum, each) => sum + each.count, 0) >= 300)
  await db.run(removeEnglish, [])
  await loadSynonyms(db)
  assert.equal((await db.run(count, [])).length, 4)
})

test('every included synonym phrase can be matched by a search', async () => {
  const db = await openTestDatabase()
  await loadSynonyms(db)
  const rows = await db.run(all, [])
  const synonyms = indexSynonyms(rows)
  const unreachable = rows.filter(({ phrase }) => {
    const stems = queryTokens(phrase).map(({ stem }) => stem)
    return synonymsAt(synonyms, stems, 0).every(({ words }) => words.length < stems.length)
  })
  assert.deepEqual(unreachable, [])
})
