import { statement, type Transaction } from '#platform/database.ts'
import { removeCustomerJobs } from '#platform/jobs/remove-jobs.ts'

const remove = statement(
  'outbox.forget',
  `delete from outbox
   where lower(payload->>'to') = $1 or lower(payload->>'email') = $1 or payload->>'customerId' = $2::text`,
)

/** Pending and failed emails. They are not exported, because they repeat data that other areas export. */
export const outboxData = {
  tables: ['outbox'],
  read: async () => ({}),
  forget: async (tx: Transaction, { id, email }: { id: number; email: string }) => {
    await tx.run(remove, [email, id])
    await removeCustomerJobs(tx, { id, email })
  },
}
