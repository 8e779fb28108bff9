import { setTimeout as sleep } from 'node:timers/promises'
import { statement, type Database } from '#platform/database.ts'
import { addJobs } from '#platform/jobs/queue.ts'
import { findViolations } from '#services/invariants.ts'

// As if the minutes had passed after which the sweep looks at an order, and those until the queue tries a job again.
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
// As if the day had passed in which the vendor is asked for what it holds.
const ageLooks = statement(
  'prove.age-looks',
  `update shop_order set payment_look_at = now(), payment_look_again_at = null, payment_looks = 4
   where payment_look_at is not null`,
)
const left = statement<{ orders: number; rows: number; jobs: number; looks: number }>(
  'prove.left',
  `select (select count(*) from shop_order where status in ('new', 'payment_pending', 'payment_complete'))::integer as orders,
     (select count(*) from outbox)::integer as rows,
     (select count(*) from shop_order where payment_look_at is not null)::integer as looks,
     (select count(*) from graphile_worker.jobs where task_identifier in ('order_paid', 'payment_release', 'mail_send'))::integer as jobs`,
)

// What a runner that does nothing leaves to be read: who holds which jobs, and what its connections wait for.
const standing = statement<{ what: string }>(
  'prove.standing',
  `select format('%s × %s, locked by %s since %s, %s tries, %s', count(*), task_identifier, locked_by, min(locked_at),
     max(attempts), max(left(last_error, 120))) as what
   from graphile_worker.jobs group by task_identifier, locked_by
   union all select format('connection of %s: %s for %s, %s', application_name, state, now() - state_change, left(query, 80))
   from pg_stat_activity where datname = current_database() and application_name <> ''`,
)

/**
 * Lets relay, jobs and sweep of a running store come to their end, with no minute waited; answers how long that took, in
 * milliseconds.
 */
export async function letMoneySettle(db: Database, withinMs = 60_000): Promise<number> {
  const began = performance.now()
  for (;;) {
    const [now] = await db.run(left, [])
    const tookMs = performance.now() - began
    if (now!.orders + now!.rows + now!.jobs + now!.looks === 0) return tookMs
    if (tookMs > withinMs) {
      const stands = (await db.run(standing, [])).map(({ what }) => what)
      throw new Error(`Not settled in ${withinMs} ms: ${JSON.stringify(now)}\n${stands.join('\n')}`)
    }
    // In transactions, since those are run again: the store's own work takes the same rows in an order of its own.
    for (const age of [ageOrders, ageHolds, ageJobs, ageLooks]) await db.transaction((tx) => tx.run(age, []))
    // By the queue, so that the store's own worker does it with the store's own parts.
    for (const sweep of ['orders_sweep', 'strays_sweep'])
      await db.transaction((tx) => addJobs(tx, [{ name: sweep, payload: {}, key: `prove.${sweep}` }]))
    await sleep(500)
  }
}

/** Lets a running store come to its end; what does not hold of its orders and money then. */
export async function brokenWhenSettled(db: Database): Promise<string[]> {
  try {
    await letMoneySettle(db)
  } catch (error) {
    return [String(error)]
  }
  return (await findViolations(db)).map(({ sentence }) => sentence)
}

// An authorisation that no published order captured must be voided; a published order has captured its amount, once.
const wrong = statement<{ off: number }>(
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

/** Orders whose money is wrong when nothing is under way any more: held for nobody, held twice, taken not or too often. */
export async function moneyOff(db: Database): Promise<number> {
  return (await db.run(wrong, []))[0]!.off
}
