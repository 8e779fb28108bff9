import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { beforeEach, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { healthGroups, type HealthCheckName } from '#domain/health/health-check.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
import { addJobs } from '#platform/jobs/queue.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { announceProcess } from './processes/announce-process.ts'
import { putProcess, readProcesses } from './processes/repository.ts'
import { healthReader } from './read-health.ts'

const shop = await openTestShop([])
const { db, deps, clock } = shop
const release = { hash: 'aaaaaaaaaaaaaaaa', buildDate: '2026-11-20T08:00:00.000Z' }
const { visitor: owner } = await createStaffMember(shop, { email: 'olga@store.example' })

const clear = statement('test.clear-processes', 'delete from store_process')
// The test database was seeded earlier, and no worker is running to relay its events.
const clearOutbox = statement('test.clear-outbox', 'delete from outbox')
const clearJobs = statement('test.clear-jobs', 'delete from graphile_worker._private_jobs')
const fail = statement(
  'test.fail-job',
  `update graphile_worker._private_jobs set attempts = max_attempts, last_error = '550 <jo@example.com> smtp-secret'
   where key = $1`,
)
const put = (parts: string[], seenAt = clock(), hash = release.hash) =>
  putProcess(db, { id: randomUUID(), parts, release: { ...release, hash }, startedAt: seenAt - 1_000 }, seenAt)
const read = (others: Partial<typeof deps> = {}) => healthReader({ ...deps, ...others })(clock())
async function checkOf(name: HealthCheckName, others: Partial<typeof deps> = {}) {
  return (await read(others)).checks.find((check) => check.name === name)
}
beforeEach(async () => {
  await db.run(clear, [])
  await db.run(clearOutbox, [])
  await db.run(clearJobs, [])
})

test('a fully working store has all health checks ok and lists its processes', async () => {
  await put(['web', 'worker', 'backoffice'])
  const health = await owner.call('GET /svc_admin/health', {})
  // The results for free space and the round trip depend on the machine.
  const bad = health.checks.filter(({ state, name }) => state !== 'ok' && !['disk', 'database'].includes(name))
  assert.deepEqual(bad, [])
  const expected = Object.values(healthGroups).flat()
  assert.deepEqual(
    health.checks.map(({ name }) => name),
    expected.filter((name) => name !== 'replica'),
  )
  assert.ok(health.checks.every(({ state, advice }) => (advice === null) === (state === 'ok')))
  assert.deepEqual(
    health.processes.map(({ parts, release: shown }) => [parts, shown]),
    [[['web', 'worker', 'backoffice'], release]],
  )
})

test('without a worker that reported within a minute, background work is reported as failing', async () => {
  await put(['web'])
  await put(['worker'], clock() - 61_000)
  const worker = await checkOf('worker')
  assert.deepEqual([worker!.state, worker!.figure], ['failing', 'None running'])
  assert.match(worker!.advice!, /PARTS/)
  assert.equal((await checkOf('processes'))!.figure, '1 running')
})

test('processes with different builds are reported as a warning', async () => {
  await put(['web', 'worker'])
  await put(['web'], clock(), 'bbbbbbbbbbbbbbbb')
  const { state, figure } = (await checkOf('releases'))!
  assert.deepEqual([state, figure], ['warning', 'aaaaaaaaaaaa, bbbbbbbbbbbb'])
})

test('a process announces itself until it closes, and removes rows older than a day', async () => {
  await put(['worker'], clock() - 25 * 3_600_000)
  const presence = announceProcess(db, { parts: ['web'], release, clock, report: assert.ifError })
  const listed = async () => (await readProcesses(db, 0)).map(({ parts }) => parts.join())
  // Polls, because the process announces itself before it removes old rows.
  for (let polls = 0; polls < 1_000 && (await listed()).join() !== 'web'; polls += 1) await sleep(5)
  assert.deepEqual(await listed(), ['web'])
  await presence.close()
  assert.deepEqual(await listed(), [])
})

test('a process announces itself even if earlier rows cannot be removed', async () => {
  const run: typeof db.run = async (query, values) => {
    if (query.name === 'sweep.store_process') throw new Error('no removal')
    return db.run(query, values)
  }
  const problems: unknown[] = []
  const report = (error: unknown) => problems.push(error)
  const presence = announceProcess({ ...db, run }, { parts: ['web'], release, clock, report })
  while (problems.length === 0) await sleep(5)
  assert.equal((await readProcesses(db, 0)).length, 1)
  await presence.close()
})

test('failed jobs and failed emails are reported as failing, without error texts', async () => {
  await db.transaction((tx) =>
    addJobs(tx, [
      { name: 'mail_send', payload: { to: 'jo@example.com' }, key: 'a', tries: 3 },
      { name: 'order_refund', payload: { orderId: '1' }, key: 'b', tries: 3 },
    ]),
  )
  assert.equal((await checkOf('jobs'))!.state, 'ok')
  for (const key of ['a', 'b']) await db.run(fail, [key])
  const health = await read()
  const found = health.checks.filter(({ name }) => name === 'jobs' || name === 'mail')
  assert.deepEqual(
    found.map(({ state, link }) => [state, link]),
    [
      ['failing', '/settings/jobs?state=failed'],
      ['failing', '/settings/jobs?state=failed'],
    ],
  )
  assert.match(found[1]!.figure, /^1 failed · last failure/)
  assert.doesNotMatch(JSON.stringify(health), /example\.com|smtp-secret/)
})

test('webhooks that are off, rejected events, and a paused destination are reported as problems with a count', async () => {
  await db.transaction((tx) =>
    tx.script(`
      insert into webhook_endpoint (id, url, description, events, sites, is_enabled, off_reason, failing_since, created_at)
      select gen_random_uuid(), 'https://erp.example/?key=hidden', 'ERP', '{order.paid}', '{USA}', reason is null, reason,
        case when is_failing then now() end, now()
      from (values (null, false), (null, true), ('gone', true)) as each (reason, is_failing);
      insert into analytics_delivery (destination, site, event_name, event, state, next_at, created_at)
      values ('ads', 'USA', 'Order Completed', '{}', 'failed', now(), now());
      insert into analytics_pause (destination, not_before) values ('ads', '2100-01-01')`),
  )
  const health = await read()
  const found = health.checks.filter(({ name }) => name === 'webhooks' || name === 'event_deliveries')
  assert.deepEqual(
    found.map(({ state, figure, link }) => [state, figure, link]),
    [
      ['failing', '1 turned off · 1 of 2 failing', '/settings/webhooks'],
      ['warning', '1 rejected · 1 destination paused', '/settings/event-deliveries'],
    ],
  )
  assert.doesNotMatch(JSON.stringify(health), /hidden|erp\.example/)
  await db.transaction((tx) =>
    tx.script('delete from webhook_endpoint; delete from analytics_delivery; delete from analytics_pause'),
  )
})

test('a database from another release is reported as failing', async () => {
  const { migrations } = deps.healthHost
  const pending = async () => [...(await migrations()), '9999-next.sql']
  const ahead = async () => (await migrations()).slice(1)
  const stateWith = async (names: typeof migrations) => {
    const { state, figure } = (await checkOf('migrations', { healthHost: { ...deps.healthHost, migrations: names } }))!
    return [state, figure]
  }
  assert.deepEqual(await stateWith(pending), ['failing', '1 pending'])
  assert.deepEqual(await stateWith(ahead), ['failing', '1 from a newer release'])
})

test("the replica is checked if the store has one, and the process's search index if the process has one", async () => {
  assert.equal(await checkOf('replica'), undefined)
  const lagging = { healthHost: { ...deps.healthHost, replicaLagSeconds: async () => 95 } }
  const { state, figure } = (await checkOf('replica', lagging))!
  assert.deepEqual([state, figure], ['warning', '95 s behind'])
  const search = await checkOf('search', { index: { status: () => ({ isBuilt: true, products: 7 }) } })
  assert.deepEqual([search!.state, search!.figure], ['warning', '7 of 0 products'])
})

test('a health check that hangs or throws is reported as failing, and the other checks have their results', async () => {
  const hanging: QueryRunner['run'] = (query, values) =>
    query.name === 'health.database-size' ? new Promise(() => {}) : db.run(query, values)
  const failing = { ...deps.healthHost, dataDir: '/no/such/folder' }
  const others = { ...deps, db: { ...db, run: hanging }, healthHost: failing }
  const reader = healthReader(others, { timeoutMs: 1_500, freshMs: 0 })
  await put(['web', 'worker'])
  for (const health of [await reader(clock()), await reader(clock())]) {
    assert.equal(health.state, 'failing')
    const concerned = health.checks.filter(({ name }) => name === 'database' || name === 'disk')
    assert.deepEqual(
      concerned.map(({ name, figure }) => [name, figure]),
      [
        ['database', 'No result within 1.5 s'],
        ['disk', 'The check failed (ENOENT)'],
      ],
    )
    assert.equal(health.checks.find(({ name }) => name === 'worker')!.figure, '1 running')
    assert.doesNotMatch(JSON.stringify(health), /no\/such/)
  }
})

test('a health check that still hangs is not started again', async () => {
  let count = 0
  const replicaLagSeconds = () => {
    count += 1
    return new Promise<null>(() => {})
  }
  const others = { ...deps, healthHost: { ...deps.healthHost, replicaLagSeconds } }
  const reader = healthReader(others, { timeoutMs: 50, freshMs: 0 })
  await reader(clock())
  await reader(clock())
  assert.equal(count, 1)
})

test('health check results are reused for a few seconds', async () => {
  const reader = healthReader(deps)
  const first = await reader(clock())
  await put(['worker'])
  assert.equal(await reader(clock() + 4_999), first)
  assert.notEqual(await reader(clock() + 5_000), first)
})

test('the database check does not wait for the other health checks', async () => {
  const pinged = Promise.withResolvers<void>()
  let pings = 0
  const waiting: QueryRunner['run'] = async (query, values) => {
    if (query.name !== 'health.round-trip') await pinged.promise
    else if (++pings === 2) pinged.resolve()
    return db.run(query, values)
  }
  const reader = healthReader({ ...deps, db: { ...db, run: waiting } }, { timeoutMs: 10_000 })
  const { checks } = await reader(clock())
  assert.doesNotMatch(checks.find(({ name }) => name === 'database')!.figure, /No result/)
})

test('products are counted every five minutes, and after 30 seconds while the search index differs', async () => {
  let counts = 0
  const counting: QueryRunner['run'] = (query, values) => {
    if (query.name === 'listing.count-products') counts += 1
    return db.run(query, values)
  }
  let products = 0
  const index = { status: () => ({ isBuilt: true, products }) }
  const reader = healthReader({ ...deps, db: { ...db, run: counting }, index })
  const countsAfter = async (seconds: number) => {
    await reader(clock() + seconds * 1_000)
    return counts
  }
  assert.deepEqual([await countsAfter(0), await countsAfter(294), await countsAfter(300)], [1, 1, 2])
  products = 7
  assert.deepEqual([await countsAfter(310), await countsAfter(330), await countsAfter(340)], [2, 3, 3])
})

test('only staff with access to all sites and the permission may read health', async () => {
  const { visitor: finance } = await createStaffMember(shop, { email: 'fin@store.example', roles: ['finance'] })
  await assert.rejects(finance.call('GET /svc_admin/health', {}), { code: 'not_permitted' })
  const { visitor: american } = await createStaffMember(shop, {
    email: 'usa@store.example',
    roles: ['manager'],
    sites: ['USA'],
  })
  await assert.rejects(american.call('GET /svc_admin/health', {}), { status: 403, code: 'not_permitted' })
  const { visitor: manager } = await createStaffMember(shop, { email: 'max@store.example', roles: ['manager'] })
  assert.ok((await manager.call('GET /svc_admin/health', {})).checks.length > 10)
})
