import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { DatabaseUnavailable, openDatabase, statement, pipelined, type Statement } from './database.ts'
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

test('a transaction that throws is rolled back completely', async () => {
  const broken = db.transaction(async (tx) => {
    await tx.run(insert, [1])
    throw new Error('second thoughts')
  })
  await assert.rejects(broken, /second thoughts/)
  assert.deepEqual(await db.run(count, []), [{ count: 0 }])
})

test('a transaction that swallows a failed statement is not reported as committed', async () => {
  const swallowed = db.transaction(async (tx) => {
    await tx.run(insert, [2])
    await tx.run(insert, [2]).catch(() => {})
  })
  await assert.rejects(swallowed, /ended with ROLLBACK/)
  assert.deepEqual(await db.run(count, []), [{ count: 0 }])
})

test('losing a connection during a transaction or while idle does not affect other connections', async () => {
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

test('a deadlocked transaction is retried', async () => {
  const lock = sql('update noted set id = id where id = $1')
  await db.transaction(async (tx) => void (await tx.run(insert, [10])))
  await db.transaction(async (tx) => void (await tx.run(insert, [11])))
  const both = Promise.withResolvers<void>()
  let runs = 0
  const lockBoth = (first: number, second: number) =>
    db.transaction(async (tx) => {
      runs += 1
      await tx.run(lock, [first])
      if (runs === 2) both.resolve()
      await both.promise
      await tx.run(lock, [second])
    })
  await Promise.all([lockBoth(10, 11), lockBoth(11, 10)])
  assert.equal(runs, 3)
})

test('a transaction that always fails to serialize is retried three times', async () => {
  const outrun = sql("do $$ begin raise exception 'outrun' using errcode = 'serialization_failure'; end $$")
  let runs = 0
  const never = db.transaction(async (tx) => {
    runs += 1
    await tx.run(outrun, [])
  })
  await assert.rejects(never, /outrun/)
  assert.equal(runs, 4)
})

test('an unreachable or full database throws DatabaseUnavailable, and a failed statement does not; an outage is reported once', async () => {
  const reported: Error[] = []
  const unreachable = openDatabase(url.replace(/:\d+\//, ':9/'), (error) => reported.push(error))
  await assert.rejects(unreachable.run(count, []), DatabaseUnavailable)
  await assert.rejects(
    unreachable.transaction((tx) => tx.run(count, [])),
    DatabaseUnavailable,
  )
  assert.equal(reported.length, 1)
  await unreachable.close()
  await assert.rejects(db.run(sql('select 1 / 0'), []), (error) => !(error instanceof DatabaseUnavailable))
  const stopped = sql("do $$ begin raise exception 'full' using errcode = '53100'; end $$")
  await assert.rejects(db.run(stopped, []), DatabaseUnavailable)
})

test('a pool opens no more than its maximum number of connections', async () => {
  const sleeping = sql<{ open: number }>(
    `select pg_sleep(0.05), (select count(*)::int from pg_stat_activity where datname = current_database()) as open`,
  )
  const seen = await Promise.all(Array.from({ length: 6 }, () => db.run(sleeping, [])))
  assert.equal(Math.max(...seen.map(([row]) => row!.open)), 2)
})

test('statements sent together run in order, and the first actual error is thrown', async () => {
  const [, seen] = await db.transaction((tx) => pipelined([tx.run(insert, [20]), tx.run(count, [])]))
  assert.ok(seen[0]!.count > 0)
  const twice = db.transaction(async (tx) => {
    const first = async () => {
      await tx.run(count, [])
      await tx.run(count, [])
    }
    await pipelined([first(), tx.run(insert, [21]), tx.run(insert, [20]), tx.run(sql('select 1 / 0'), [])])
  })
  await assert.rejects(twice, { code: '23505' })
  const remaining = sql<{ id: number }>('select id from noted where id in (20, 21)')
  assert.deepEqual(await db.run(remaining, []), [{ id: 20 }])
})

test('pipelined statements share one connection, and one that fails does not roll back the others', async () => {
  const backend = sql<{ pid: number }>('select pg_backend_pid() as pid')
  const [one, other] = await db.pipeline((queries) => pipelined([queries.run(backend, []), queries.run(backend, [])]))
  assert.deepEqual(one, other)
  const broken = db.pipeline((queries) => pipelined([queries.run(insert, [40]), queries.run(sql('select 1 / 0'), [])]))
  await assert.rejects(broken, { code: '22012' })
  assert.deepEqual(await db.run(sql('select id from noted where id = 40'), []), [{ id: 40 }])
})

test('a pipeline waits for the statements already sent and refuses later ones', async () => {
  let late: Promise<unknown> | undefined
  await db.pipeline(async (queries) => {
    const slow = queries.run(sql('select pg_sleep(0.05)'), []).then(() => queries.run(insert, [41]))
    slow.catch(() => {})
    late = slow
    void queries.run(insert, [42])
  })
  assert.deepEqual(await db.run(sql('select id from noted where id in (41, 42)'), []), [{ id: 42 }])
  await assert.rejects(late!, /The pipeline has ended/)
})

test('a statement sent after its transaction has ended is refused and changes nothing', async () => {
  let late: Promise<unknown> | undefined
  const broken = db.transaction(async (tx) => {
    late = (async () => {
      await tx.run(sql('select pg_sleep(0.05)'), [])
      await tx.run(insert, [30])
    })()
    late.catch(() => {})
    throw new Error('did not wait')
  })
  await assert.rejects(broken, /did not wait/)
  await assert.rejects(late!, /The transaction has ended/)
  assert.deepEqual(await db.run(sql('select id from noted where id = 30'), []), [])
})
