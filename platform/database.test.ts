import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openDatabase, statement, type Statement } from './database.ts'
import { createTestDatabase } from './postgres-for-tests.ts'

const { url, drop } = await createTestDatabase()
const reports: Error[] = []
const db = openDatabase(url, (error) => reports.push(error), { poolSize: 2 })
after(async () => {
  await db.close()
  await drop()
})

let statements = 0
const sql = <Row = never>(text: string): Statement<Row> => statement<Row>(`test.${(statements += 1)}`, text)
const insert = sql('insert into noted values ($1)')
const count = sql<{ count: number }>('select count(*)::int as count from noted')
await db.transaction((tx) => tx.script('create table noted (id int primary key)'))

test('a transaction is all or nothing', async () => {
  const broken = db.transaction(async (tx) => {
    await tx.run(insert, [1])
    throw new Error('second thoughts')
  })
  await assert.rejects(broken, /second thoughts/)
  assert.deepEqual(await db.run(count, []), [{ count: 0 }])
})

test('a transaction whose failure was swallowed does not look committed', async () => {
  const swallowed = db.transaction(async (tx) => {
    await tx.run(insert, [2])
    await tx.run(insert, [2]).catch(() => {})
  })
  await assert.rejects(swallowed, /ended with ROLLBACK/)
  assert.deepEqual(await db.run(count, []), [{ count: 0 }])
})

test('a connection that is lost in a transaction or while idle harms no other', async () => {
  const endAll = sql(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  const lost = db.transaction(async (tx) => {
    await tx.run(insert, [3])
    await db.run(endAll, [])
    await tx.run(insert, [4])
  })
  await assert.rejects(lost)
  assert.deepEqual(await db.run(count, []), [{ count: 0 }])
})

test('a pool opens no more connections than it may', async () => {
  const sleeping = sql<{ open: number }>(
    `select pg_sleep(0.05), (select count(*)::int from pg_stat_activity where datname = current_database()) as open`,
  )
  const seen = await Promise.all(Array.from({ length: 6 }, () => db.run(sleeping, [])))
  assert.equal(Math.max(...seen.map(([row]) => row!.open)), 2)
})
