import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { openTestDatabase } from '#platform/postgres-for-tests.ts'
import { databaseProblems } from './version-check.ts'

const db = await openTestDatabase()

test('a database with settings that may lose orders is refused with one sentence per reason', async () => {
  const before = await databaseProblems(db)
  const after = await db.transaction(async (tx) => {
    await tx.run(statement('test.off', 'set local synchronous_commit = off'), [])
    return databaseProblems(tx)
  })
  const sentence =
    'The database runs with synchronous_commit off and would lose acknowledged orders; turn synchronous_commit on.'
  assert.deepEqual(
    after.filter((problem) => !before.includes(problem)),
    [sentence],
  )
})

test('the database check covers the version, the encoding, and each of three durability settings', async () => {
  const rows = (settings: Record<string, string>) =>
    Object.entries(settings).map(([name, setting]) => ({ name, setting }))
  const problemsWith = (settings: Record<string, string>) =>
    databaseProblems({ run: <Row>() => Promise.resolve(rows(settings) as Row[]) })
  const good = {
    server_version_num: '150004',
    server_encoding: 'UTF8',
    fsync: 'on',
    synchronous_commit: 'remote_apply',
    full_page_writes: 'on',
  }
  assert.deepEqual(await problemsWith(good), [])
  assert.deepEqual(
    await problemsWith({
      ...good,
      server_version_num: '140020',
      server_encoding: 'SQL_ASCII',
      fsync: 'off',
      full_page_writes: 'off',
    }),
    [
      'The database is PostgreSQL 14; the store needs 15 or newer.',
      "The database's encoding is SQL_ASCII; create it with encoding UTF8.",
      'The database runs with fsync off and would lose acknowledged orders; turn fsync on.',
      'The database runs with full_page_writes off and would lose acknowledged orders; turn full_page_writes on.',
    ],
  )
})
