import { statement, type Database } from '#platform/database.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { isoDateOf } from '#services/tax/steps.ts'
import { queueRegistryPurchaseMail } from './purchases.ts'

const archive = statement(
  'registry.archive-ended',
  `update registry set archived_at = $2 where archived_at is null and event_date < $1::date - interval '1 year'`,
)
const reveal = statement<{ id: string; customerId: number }>(
  'registry.reveal',
  `update registry set revealed_at = $2
   where is_surprise and revealed_at is null and event_date <= $1 and event_date > $1::date - 30
     and exists (select from registry_purchase where registry_id = list_id and state = 'purchased')
   returning list_id as id, customer_id as "customerId"`,
)

/** Archives registries a year after their event, and notifies owners once gifts are no longer a surprise. */
export async function updateRegistries(db: Database, now: number) {
  const values = [isoDateOf(now), new Date(now)]
  await db.run(archive, values)
  await db.transaction(async (tx) => {
    for (const registry of await tx.run(reveal, values)) await queueRegistryPurchaseMail(tx, registry, registry.id)
  })
}

export const registryJobs: Jobs<{ db: Database } & JobDeps> = {
  scheduled: {
    registries_daily: {
      schedule: '35 6 * * *',
      fill: '1d',
      run: ({ db, clock }) => updateRegistries(db, clock()),
    },
  },
}
