import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

const batchSize = 1_000

// Deliveries are deleted later, because deleting an endpoint with a large log would block orders that queue events.
const mark = statement(
  'webhook-endpoint.mark-deleted',
  `update webhook_endpoint set deleted_at = $2::timestamptz, is_enabled = false, off_reason = null,
     version = version + 1 where id = $1`,
)
const removeSecrets = statement('webhook-secret.delete-all', 'delete from webhook_secret where endpoint_id = $1')
const removeDeliveries = statement<{ count: number }>(
  'webhook-delivery.delete-batch',
  `with deleted as (
     delete from webhook_delivery where id = any(array(
       select d.id from webhook_endpoint e join webhook_delivery d on d.endpoint_id = e.id
       where e.deleted_at is not null limit ${batchSize}))
     returning 1)
   select count(*)::integer as count from deleted`,
)
const removeEndpoints = statement(
  'webhook-endpoint.delete',
  `delete from webhook_endpoint e where deleted_at is not null
     and not exists (select from webhook_delivery where endpoint_id = e.id)`,
)

/** Disables a locked endpoint, hides it, and deletes its secrets. */
export async function markDeleted(tx: Transaction, id: string): Promise<void> {
  await tx.run(mark, [id, new Date(tx.now)])
  await tx.run(removeSecrets, [id])
}

/** Deletes the deliveries of deleted endpoints in batches, and then the endpoints. */
export async function sweepDeletedEndpoints(db: QueryRunner): Promise<void> {
  for (;;) {
    const [{ count }] = (await db.run(removeDeliveries, [])) as [{ count: number }]
    if (count < batchSize) break
  }
  await db.run(removeEndpoints, [])
}
