import type { IsoDate } from '#domain/tax/table.ts'
import { statement, type Database } from '#platform/database.ts'

const lock = statement<{ isMine: boolean }>(
  'program-renewals.lock',
  'select pg_try_advisory_xact_lock(7105, 3) as "isMine"',
)
// Periods are keyed by number, so that opening one twice inserts a single row.
const open = statement<{ id: string }>(
  'program-renewals.open',
  `insert into program_charge (subscription_id, period, due_on, opened_on, try_on)
   select id, cycles, renewal_on, $1, $1 from program_subscription
   where status in ('trialing', 'active') and renewal_on <= $1
     and not exists (select from program_charge where subscription_id = id and period = cycles)
   order by renewal_on limit 1000
   on conflict do nothing returning subscription_id as id`,
)
// If a charge is in progress, the subscription does not end before a later day.
const end = statement(
  'program-renewals.end',
  `update program_subscription set status = 'ended' where status = 'cancelled' and renewal_on <= $1
     and not exists (select from program_charge where subscription_id = id and status = 'authorized')`,
)

/** Opens due periods, and ends canceled subscriptions once their period is over. Idempotent [PROGRAM-211]. */
export async function openDueRenewals(db: Database, today: IsoDate): Promise<void> {
  for (let opened = 1; opened > 0;) {
    opened = await db.transaction(async (tx) => {
      const [chargeLock] = await tx.run(lock, [])
      if (!chargeLock?.isMine) return 0
      await tx.run(end, [today])
      return (await tx.run(open, [today])).length
    })
  }
}
