import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { after, test } from 'node:test'
import pg from 'pg'
import { openDatabase, statement } from './database.ts'
import { migrate, migrationsIn } from './migrate.ts'
import { createTestDatabase } from './postgres-for-tests.ts'
import { CommandError } from './command-error.ts'

const { url, drop } = await createTestDatabase()
const db = openDatabase(url, () => {})
const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
after(async () => {
  await db.close()
  await drop()
  await rm(folder, { recursive: true })
})
const names = await migrationsIn(new URL('../db/migrations/', import.meta.url))
const patience = { lockMs: 200, tries: 3, pauseMs: 50 }
const done = statement<{ name: string }>('test.done', `select name from migration where name like '9%'`)
const add = async (name: string, sql: string) => {
  await writeFile(join(folder, name), sql)
  names.push(name)
}
const bring = () => migrate(db, pathToFileURL(`${folder}/`), () => {}, names, patience)

/** Opens a long-running reader, like a backup. */
async function reader() {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('begin; select from shop_order')
  return client
}

test('a migration that cannot lock its table does not block later queries, and fails with instructions after its retries', async () => {
  const long = await reader()
  await add('9001-some.sql', 'alter table shop_order add column test_some integer')
  const bringing = bring()
  // This query queues behind the migration and must not wait for the reader.
  const next = openDatabase(url, () => {})
  await next.run(statement('test.next', 'select from shop_order limit 1'), [])
  await next.close()
  await assert.rejects(
    bringing,
    (error) => error instanceof CommandError && /9001-some\.sql .*backup.*start again/.test(error.message),
  )
  assert.deepEqual(await db.run(done, []), [])
  await long.end()
  assert.deepEqual(await bring(), { applied: 1 })
})

test('a migration waits for its table lock and is applied once the table is no longer in use', async () => {
  const long = await reader()
  await add('9002-other.sql', 'alter table shop_order add column test_other integer')
  const bringing = bring()
  const waits = statement<{ count: number }>(
    'test.waits',
    `select count(*)::integer as count from pg_locks where not granted and relation = 'shop_order'::regclass`,
  )
  const seen = async () => (await db.run(waits, []))[0]!.count > 0
  while (!(await seen()));
  while (await seen());
  await long.end()
  assert.deepEqual(await bringing, { applied: 1 })
  assert.equal((await db.run(done, [])).length, 2)
})

test('a migration that fails for a reason other than a lock is not retried', async () => {
  await add('9003-wrong.sql', 'alter table shop_order add column test_other integer')
  await assert.rejects(bring(), /already exists/)
})
