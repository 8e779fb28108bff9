import { statement, type Transaction } from '#platform/database.ts'

// Includes failed jobs, which stay in the table. A running job is not affected.
const remove = statement(
  'job.remove-of-address',
  `delete from graphile_worker._private_jobs
   where locked_at is null
     and (lower(payload->>'to') = $1 or lower(payload->>'email') = $1 or payload->>'customerId' = $2::text)`,
)

/** Removes queued and failed jobs whose payload contains a customer id or an email address (in lowercase). */
export async function removeCustomerJobs(tx: Transaction, { id, email }: { id: number; email: string }): Promise<void> {
  await tx.run(remove, [email, id])
}
