import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from './database.ts'
import { openTestDatabase } from './postgres-for-tests.ts'
import { createSweep } from './sweep.ts'

const db = await openTestDatabase()

test('a sweep deletes all matching rows in batches, and no other rows', async () => {
  await db.transaction((tx) =>
    tx.script('create table leaf (id integer primary key); insert into leaf select generate_series(1, 3500)'),
  )
  const sweep = createSweep('leaf', 'id <= $1')
  assert.equal(await sweep(db, [3_000]), 3_000)
  assert.equal(await sweep(db, [3_000]), 0)
  const remaining = statement<{ first: number; count: number }>(
    'test.left',
    'select min(id) as first, count(*)::integer as count from leaf',
  )
  assert.deepEqual(await db.run(remaining, []), [{ first: 3_001, count: 500 }])
})
