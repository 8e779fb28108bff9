import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase, statement } from '#platform/database.ts'
import { migrateJobs } from '#platform/jobs/queue.ts'
import { createTestDatabase, openStrictly } from '#platform/postgres-for-tests.ts'
import { readOutbox, outboxMetricLines } from '#services/health/queue-metrics.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { startRelay } from '#services/outbox/relay.ts'
import { outboxFinding, paymentFindings } from './doctor-checks.ts'

const { url, drop } = await createTestDatabase()
const db = openStrictly(url)
await migrateJobs(url)
after(async () => {
  await db.close()
  await drop()
})
const remaining = statement<{ count: number }>('test.left', 'select count(*)::integer as count from outbox')
const waiting = async () => (await db.run(remaining, []))[0]!.count

test('an idle transaction that blocks the outbox is reported with its process, program, and age', async (t) => {
  const forgotten = new pg.Client({ connectionString: url, application_name: 'psql' })
  await forgotten.connect()
  await forgotten.query('begin; create temporary table forgotten ()')
  const { rows } = await forgotten.query<{ pid: number }>('select pg_backend_pid() as pid')
  const { pid } = rows[0]!
  const relay = startRelay(db, (error) => assert.fail(String(error)))
  t.after(relay.stop)
  await db.transaction((tx) => afterCommit(tx, 'purge', { tags: ['A'] }))
  await sleep(500)
  assert.equal(await waiting(), 1)
  // Other tests also have open transactions on this server.
  while ((await readOutbox(db)).oldest?.pid !== pid) await sleep(20)
  const outbox = await readOutbox(db)
  assert.deepEqual({ ...outbox.oldest, seconds: 61 }, { pid, name: 'psql', state: 'idle in transaction', seconds: 61 })
  assert.ok(outbox.seconds > 0.4 && outbox.oldest!.seconds > outbox.seconds)
  assert.match(await outboxMetricLines(db), /^outbox_lag_seconds 0\.[4-9]|^outbox_lag_seconds [1-9]/m)
  const old = outboxFinding({ ...outbox, oldest: { ...outbox.oldest!, seconds: 61 } })
  assert.match('problem' in old ? old.problem : '', new RegExp(`Process ${pid} \\(psql, idle in transaction\\).* 61 s`))
  assert.deepEqual(outboxFinding(outbox), { name: 'outbox', fact: 'no backlog' })
  await forgotten.end()
  while ((await waiting()) > 0) await sleep(20)
  assert.equal((await readOutbox(db)).seconds, 0)
})

test("connections carry the store's name, and the database ends a transaction that is idle for 30 seconds", async () => {
  const own = openDatabase(url, () => {}, { poolSize: 1 })
  const limit = statement<{ limit: string; name: string }>(
    'test.limit',
    `select current_setting('idle_in_transaction_session_timeout') as limit, current_setting('application_name') as name`,
  )
  assert.deepEqual(await own.run(limit, []), [{ limit: '30s', name: 'ironwright' }])
  await own.close()
})

test('an orphaned authorization is reported with its order, its payment, and advice', () => {
  assert.deepEqual(paymentFindings(0, []), [{ name: 'payments', fact: 'no orphaned authorizations' }])
  const [late, current] = paymentFindings(2, [{ orderId: 'A1', reference: 'r1' }])
  assert.match(late && 'problem' in late ? late.problem : '', /^2 orders may have duplicate authorizations/)
  const problem = current && 'problem' in current ? current.problem : ''
  assert.match(
    problem,
    /\(order A1: payment r1\)\. Void them there, .*delete from payment_stray where order_id in \('A1'\)$/,
  )
})
