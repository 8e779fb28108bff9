import { setTimeout as sleep } from 'node:timers/promises'
import { statement, type Database } from '#platform/database.ts'
import { addJobs } from '#platform/jobs/queue.ts'
import { findViolations } from '#services/invariants.ts'

// These statements make sweeps, job retries, and vendor checks due immediately.
const ageOrders = statement(
  'prove.age-orders',
  `update shop_order set created_at = least(created_at, now() - interval '61 seconds'),
     updated_at = least(updated_at, now() - interval '11 minutes'), asking_until = null
   where status in ('new', 'payment_pending', 'payment_complete')`,
)
const ageHolds = statement('prove.age-holds', 'update reservation set expires_at = now() where expires_at > now()')
const ageJobs = statement(
  'prove.age-jobs',
  'update graphile_worker._private_jobs set run_at = now() where run_at > now() and locked_at is null',
)
const ageLooks = statement(
  'prove.age-looks',
  `update shop_order set payment_look_at = now(), payment_look_again_at = null, payment_looks = 4
   where payment_look_at is not null`,
)
const pending = statement<{ orders: number; rows: number; jobs: number; looks: number }>(
  'prove.left',
  `select (select count(*) from shop_order where status in ('new', 'payment_pending', 'payment_complete'))::integer as orders,
     (select count(*) from outbox)::integer as rows,
     (select count(*) from shop_order where payment_look_at is not null)::integer as looks,
     (select count(*) from graphile_worker.jobs where task_identifier in ('order_paid', 'payment_release', 'mail_send'))::integer as jobs`,
)

const unfinished = statement<{ what: string }>(
  'prove.standing',
  `select format('%s × %s, locked by %s since %s, %s tries, %s', count(*), task_identifier, locked_by, min(locked_at),
     max(attempts), max(left(last_error, 120))) as what
   from graphile_worker.jobs group by task_identifier, locked_by
   union all select format('connection of %s: %s for %s, %s', application_name, state, now() - state_change, left(query, 80))
   from pg_stat_activity where datname = current_database() and application_name <> ''`,
)

/**
 * Waits until a running store finishes all orders and jobs, and returns the duration in milliseconds. Throws after
 * `withinMs`.
 */
export async function finishOrders(db: Database, withinMs = 60_000): Promise<number> {
  const startedAt = performance.now()
  for (;;) {
    const [left] = await db.run(pending, [])
    const tookMs = performance.now() - startedAt
    if (left!.orders + left!.rows + left!.jobs + left!.looks === 0) return tookMs
    if (tookMs > withinMs) {
      const details = (await db.run(unfinished, [])).map(({ what }) => what)
      throw new Error(`Not finished in ${withinMs} ms: ${JSON.stringify(left)}\n${details.join('\n')}`)
    }
    // Retried after deadlocks with the store, which locks these rows in a different order.
    for (const age of [ageOrders, ageHolds, ageJobs, ageLooks]) await db.transaction((tx) => tx.run(age, []))
    for (const sweep of ['orders_sweep', 'strays_sweep'])
      await db.transaction((tx) => addJobs(tx, [{ name: sweep, payload: {}, key: `prove.${sweep}` }]))
    await sleep(500)
  }
}

export async function finishAndFindViolations(db: Database): Promise<string[]> {
  try {
    await finishOrders(db)
  } catch (error) {
    return [String(error)]
  }
  return (await findViolations(db)).map(({ sentence }) => sentence)
}

const wrongPayments = statement<{ off: number }>(
  'prove.money-off',
  `select count(distinct id)::integer as off from (
     select order_id as id from sandbox.transaction
     where kind = 'Authorization' and state = 'succeeded' and captured = 0
     union all
     select order_id from sandbox.transaction
     where kind = 'Authorization' and state = 'succeeded' group by order_id having count(*) > 1
     union all
     select id from shop_order where status = 'published' and amount > 0 and amount <> (
       select coalesce(sum(captured), 0) from sandbox.transaction where order_id = shop_order.id and kind = 'Authorization')
     union all
     select t.order_id from sandbox.transaction t left join shop_order o on o.id = t.order_id
     where t.captured > 0 and o.status is distinct from 'published') as each`,
)

/**
 * Counts wrong payments: a published order must have captured its amount once, and every other authorization must be
 * void.
 */
export async function countWrongPayments(db: Database): Promise<number> {
  return (await db.run(wrongPayments, []))[0]!.off
}
