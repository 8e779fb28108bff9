import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { statement } from '#platform/database.ts'
import { findViolations } from '#services/invariants.ts'
import { nodeClient, openNodes, type Node } from './servers/nodes.ts'
import { proofSize } from './size.ts'
import { prepareOrders, type Attempt } from './fixtures/prepared-orders.ts'

const orders = proofSize({ full: 1_000, short: 80 })
const kills = proofSize({ full: 10, short: 1 })
const shoppers = 16

const nodes = await openNodes({ stock: 1_000_000 })
const { db, vendor } = nodes
after(nodes.close)
const webs: [Node, Node] = [await nodes.start('web'), await nodes.start('web')]
const workers: [Node, Node] = [await nodes.start('worker'), await nodes.start('worker')]

// The queue deletes finished jobs, so triggers record each run, except retries after a failure. A runner that only
// returns a job from its local queue has not run it.
await db.transaction((tx) =>
  tx.script(`create table prove_taken (job bigint not null, worker text not null);
    create function prove_take() returns trigger language plpgsql as $$
      begin insert into prove_taken values (new.id, new.locked_by); return null; end $$;
    create trigger prove_take after update on graphile_worker._private_jobs for each row
      when (new.locked_by is not null and new.last_error is null and old.locked_by is distinct from new.locked_by) execute function prove_take();
    create function prove_return() returns trigger language plpgsql as $$
      begin delete from prove_taken where job = old.id and worker = old.locked_by; return null; end $$;
    create trigger prove_return after update on graphile_worker._private_jobs for each row
      when (old.locked_by is not null and new.locked_by is null and new.attempts < old.attempts) execute function prove_return()`),
)
const resetRuns = statement('prove.forget', 'truncate prove_taken')
const runs = statement<{ jobs: number; again: number; workers: number }>(
  'prove.taken',
  `select count(distinct job)::integer as jobs, (count(*) - count(distinct job))::integer as again,
     count(distinct worker)::integer as workers from prove_taken`,
)
const unfinished = statement<{ count: number }>(
  'prove.unfinished',
  `select (select count(*) from shop_order where status <> 'published')::integer
     + (select count(*) from graphile_worker.jobs)::integer + (select count(*) from outbox)::integer as count`,
)
const published = statement<{ id: string }>('prove.published', `select id from shop_order where status = 'published'`)
const captures = statement<{ count: number; maxCaptures: number }>(
  'prove.captures',
  `select coalesce(sum(n), 0)::integer as count, coalesce(max(n), 0)::integer as "maxCaptures" from (
     select count(*) as n from sandbox.transaction c join sandbox.transaction a on a.token = c.reference_token
     where c.kind = 'Capture' and c.state = 'succeeded' and a.order_id = any($1) group by a.order_id) as each`,
)
const lockedBy = statement<{ worker: string }>(
  'prove.locked-by',
  'select distinct locked_by as worker from graphile_worker.jobs where locked_by is not null',
)
const capturing = statement<{ worker: string }>(
  'prove.capturing',
  `select locked_by as worker from graphile_worker.jobs
   where locked_by is not null and task_identifier = 'order_paid' group by 1 having count(*) > 1`,
)

/** Places orders. If an order gets no response, it is retried with the same key on the other process. */
async function order(attempts: Attempt[]) {
  const callers = webs.map((web) => nodeClient(web, vendor, shoppers))
  const placed: { id: string; at: number }[] = []
  const buy = async ({ key, cookie, body }: Attempt, first: number) => {
    for (let turn = first; ; turn++) {
      try {
        const headers = { cookie, 'idempotency-key': key }
        const response = await callers[turn % 2]!.send('POST', '/svc_checkout/order', body, headers)
        if (response.status === 201 && response.body['status'] !== 'new') {
          placed.push({ id: String(response.body.orderId), at: performance.now() })
          return
        }
      } catch {
        // The next iteration uses the other process.
      }
      await sleep(5)
    }
  }
  const work = Array.from({ length: shoppers }, async (_, index) => {
    for (let attempt = attempts.pop(); attempt; attempt = attempts.pop()) await buy(attempt, index)
  })
  const all = Promise.all(work).finally(() => {
    for (const caller of callers) caller.close()
  })
  return { placed, all }
}

async function prepare(count: number): Promise<Attempt[]> {
  const caller = nodeClient(webs[0], vendor, 4)
  const attempts = await prepareOrders(db, caller, count)
  caller.close()
  return attempts
}

/** Returns the duration in milliseconds, or null after `withinMs`. */
async function untilFinished(withinMs: number): Promise<number | null> {
  const startedAt = performance.now()
  for (;;) {
    const [left] = await db.run(unfinished, [])
    const tookMs = performance.now() - startedAt
    if (left!.count === 0) return tookMs
    if (tookMs > withinMs) return null
    await sleep(25)
  }
}

async function inspect(ids: readonly string[]) {
  const done = new Set((await db.run(published, [])).map(({ id }) => id))
  const mailCounts = ids.map((id) => vendor.mails.get(`order-confirmation.${id}`) ?? 0)
  return {
    lost: ids.filter((id) => !done.has(id)),
    unsent: mailCounts.filter((times) => times === 0).length,
    sentAgain: mailCounts.reduce((sum, times) => sum + Math.max(0, times - 1), 0),
    ...(await db.run(captures, [ids]))[0]!,
    ...(await db.run(runs, []))[0]!,
    broken: await findViolations(db),
  }
}

async function orderAll(count: number): Promise<string[]> {
  const { placed, all } = await order(await prepare(count))
  await all
  return placed.map(({ id }) => id)
}

test('two web processes and two workers run each job once, and capture and email each order once', async (t) => {
  await db.run(resetRuns, [])
  const ids = await orderAll(orders)
  assert.notEqual(await untilFinished(60_000), null, 'all jobs are done')
  const { lost, jobs, again, workers: runners, count, maxCaptures, unsent, sentAgain, broken } = await inspect(ids)
  t.diagnostic(`${orders} orders at two web processes: ${jobs} jobs by ${runners} runners, ${count} captures`)
  // Each worker has at least an email runner and a general runner; runners for scheduled sweeps may have no job.
  assert.ok(runners >= 4 && runners <= 10, `${runners} runners`)
  assert.deepEqual(
    { lost, again, maxCaptures, unsent, sentAgain, broken },
    { lost: [], again: 0, maxCaptures: 1, unsent: 0, sentAgain: 0, broken: [] },
  )
})

test('the twin that takes jobs from running workers is caught: two workers run the same job', async () => {
  vendor.speed.captureMs = 100
  await db.run(resetRuns, [])
  const steal = statement('twin.steal', 'select graphile_worker.force_unlock_workers($1)')
  const thief = setInterval(() => {
    void db.run(lockedBy, []).then((found) => db.run(steal, [found.map(({ worker }) => worker)]))
  }, 20)
  const ids = await orderAll(shoppers)
  const tookMs = await untilFinished(60_000)
  clearInterval(thief)
  vendor.speed.captureMs = 0
  // Gives the workers time to finish the jobs that were taken from them.
  await sleep(500)
  assert.notEqual(tookMs, null, 'all jobs are done')
  assert.ok((await inspect(ids)).again > 0, 'twin not caught: each job was run once')
})

test('after kill -9 of a web process, the other one continues to sell, and no order is lost or duplicated', async (t) => {
  const gaps: number[] = []
  const settledSeconds: number[] = []
  let acknowledged = 0
  for (let round = 0; round < kills; round++) {
    const { placed, all } = await order(await prepare(shoppers * 12))
    while (placed.length < shoppers * 2) await sleep(5)
    const victim = round % 2
    await webs[victim]!.kill()
    const at = performance.now()
    await all
    const next = placed.find((one) => one.at > at)
    assert.ok(next, 'orders continue')
    gaps.push(next.at - at)
    settledSeconds.push((placed.at(-1)!.at - at) / 1000)
    acknowledged += placed.length
    assert.notEqual(await untilFinished(60_000), null, 'all jobs are done')
    const { lost, broken, maxCaptures, sentAgain } = await inspect(placed.map(({ id }) => id))
    assert.deepEqual({ lost, broken, maxCaptures, sentAgain }, { lost: [], broken: [], maxCaptures: 1, sentAgain: 0 })
    webs[victim] = await nodes.start('web')
  }
  const sorted = gaps.toSorted((a, b) => a - b)
  t.diagnostic(
    `${kills} web processes killed: the next order after ${Math.round(sorted[Math.floor(sorted.length / 2)]!)} ms (median), ` +
      `${Math.round(sorted.at(-1)!)} ms (maximum); pending bank requests settled after ${Math.max(...settledSeconds).toFixed(1)} s (maximum); ` +
      `${acknowledged} acknowledged, none lost`,
  )
})

async function until(isReached: () => Promise<boolean>, step: string) {
  const startedAt = performance.now()
  while (!(await isReached())) {
    assert.ok(performance.now() - startedAt < 30_000, `not within 30 s: ${step}`)
    await sleep(5)
  }
}

async function killBusyWorker(victim: 0 | 1) {
  vendor.speed.captureMs = 400
  const { placed, all } = await order(await prepare(shoppers))
  let busy: string[] = []
  const areBusy = async () => {
    busy = (await db.run(capturing, [])).map(({ worker }) => worker)
    return busy.length === workers.length
  }
  await until(areBusy, 'both workers capture several orders')
  await workers[victim].kill()
  vendor.speed.captureMs = 0
  await all
  return { busy, ids: placed.map(({ id }) => id) }
}

test('after kill -9 of a worker, the other one finishes its jobs within seconds', async (t) => {
  const times: number[] = []
  let again = 0
  for (let round = 0; round < kills; round++) {
    const victim = (round % 2) as 0 | 1
    const { ids } = await killBusyWorker(victim)
    const tookMs = await untilFinished(60_000)
    assert.ok(tookMs !== null, 'all jobs are done')
    times.push(tookMs / 1000)
    const { lost, unsent, broken, sentAgain } = await inspect(ids)
    assert.deepEqual({ lost, unsent, broken }, { lost: [], unsent: 0, broken: [] })
    again += sentAgain
    workers[victim] = await nodes.start('worker')
  }
  const sorted = times.toSorted((a, b) => a - b)
  t.diagnostic(
    `${kills} workers killed with jobs under way: all done after ${sorted[Math.floor(sorted.length / 2)]!.toFixed(1)} s (median), ` +
      `${sorted.at(-1)!.toFixed(1)} s (maximum); ${again} emails sent again`,
  )
})

// A running worker holds the same lock, which prevents other workers from taking its jobs.
const holdPresence = statement(
  'twin.hold',
  'select pg_advisory_xact_lock_shared(7106, hashtext(id)) from unnest($1::text[]) as id',
)
/** Jobs locked by workers without a connection, most recently locked first. */
const deadJobs = statement<{ job: string }>(
  'twin.dead-jobs',
  `select id::text as job from graphile_worker._private_jobs
   where locked_by = any($1::text[]) and not exists (
     select from pg_locks where locktype = 'advisory' and classid = 7106 and pid <> pg_backend_pid()
       and objid::bigint = hashtext(locked_by)::bigint & 4294967295)
   order by locked_at desc, id desc`,
)
const relock = statement('twin.relock', 'update graphile_worker._private_jobs set locked_by = $2 where id = $1')
const queued = statement<{ job: string }>(
  'twin.queued',
  'select id::text as job from graphile_worker._private_jobs where id = $1',
)

test('the twin that treats a killed worker as running is caught: the jobs of that worker stay locked', async () => {
  const { busy, ids } = await killBusyWorker(1)
  await db.transaction(async (tx) => {
    await tx.run(holdPresence, [busy])
    const stuck = async () => (await tx.run(deadJobs, [busy])).map(({ job }) => job)
    await until(async () => (await stuck()).length > 1, 'the database knows that the killed worker is gone')
    const [youngest, ...others] = await stuck()
    // Assigns the newest job to a worker without a lock. When a worker releases this job, it has already checked all
    // other jobs.
    await db.run(relock, [youngest, 'a dead worker'])
    await until(
      async () => (await db.run(queued, [youngest])).length === 0,
      'the other worker finishes a job left over',
    )
    assert.deepEqual(await stuck(), others, 'twin not caught: the other worker took over its jobs')
  })
  assert.notEqual(await untilFinished(60_000), null, 'all jobs are done once the lock is released')
  const { lost, broken } = await inspect(ids)
  assert.deepEqual({ lost, broken }, { lost: [], broken: [] })
})
