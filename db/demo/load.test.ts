import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { createTestDatabase, openStrictly } from '#platform/postgres-for-tests.ts'
import { loadDemo } from './load.ts'

const nextId = statement<{ next: number; last: number }>(
  'test.next-id',
  `select nextval('catalog_id')::integer as next,
     greatest((select max(id) from product), (select max(id) from sellable)) as last`,
)

test("products imported next to the demo data get ids above the demo's", async () => {
  const { url, drop } = await createTestDatabase()
  const db = openStrictly(url)
  try {
    await loadDemo(db, Date.now(), () => {})
    const [row] = await db.run(nextId, [])
    assert.ok(row!.next > row!.last, `${row!.next} comes after ${row!.last}`)
  } finally {
    await db.close()
    await drop()
  }
})
