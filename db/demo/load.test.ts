import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { statement } from '#platform/database.ts'
import { createTestDatabase, openStrictly } from '#platform/postgres-for-tests.ts'
import { loadDemo } from './load.ts'

const nextId = statement<{ next: number; last: number }>(
  'test.next-id',
  `select nextval('catalog_id')::integer as next,
     greatest((select max(id) from product), (select max(id) from sellable)) as last`,
)
const untranslated = statement<{ alt: string }>(
  'test.untranslated-alternative-texts',
  `select alt from media_file
   where not alts ?& array['de', 'es', 'fr', 'nl']
     and exists (select from media_use where media_use.path = media_file.path and object_type = 'product')`,
)

const { url, drop } = await createTestDatabase()
const db = openStrictly(url)
before(() => loadDemo(db, Date.now(), () => {}))
after(async () => {
  await db.close()
  await drop()
})

test("products imported next to the demo data get ids above the demo's", async () => {
  const [row] = await db.run(nextId, [])
  assert.ok(row!.next > row!.last, `${row!.next} comes after ${row!.last}`)
})

test('the media library has the alternative texts of all product pictures in each language', async () => {
  assert.deepEqual(await db.run(untranslated, []), [])
})
