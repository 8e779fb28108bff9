import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

const delivered = statement(
  'webhook-endpoint.mark-delivered',
  `update webhook_endpoint set failing_since = null, paused_until = null,
     last_delivered_at = greatest(last_delivered_at, $2::timestamptz) where id = $1`,
)
const failed = statement<{ failingSince: Date }>(
  'webhook-endpoint.mark-failed',
  `update webhook_endpoint set failing_since = coalesce(failing_since, $2::timestamptz) where id = $1
   returning failing_since as "failingSince"`,
)
const pause = statement(
  'webhook-endpoint.pause',
  `update webhook_endpoint set paused_until = greatest(paused_until, $2::timestamptz) where id = $1`,
)
// The version changes, so that staff with an earlier version do not switch it on unknowingly.
const off = statement(
  'webhook-endpoint.switch-off',
  `update webhook_endpoint set is_enabled = false, off_reason = $2, version = version + 1 where id = $1 and is_enabled`,
)
const offCount = statement<{ count: number }>(
  'webhook-endpoint.count-off',
  `select count(*)::integer as count from webhook_endpoint where off_reason is not null and sites <@ $1::text[]`,
)

/** Stores that the endpoint accepted a delivery at a time in Unix milliseconds. */
export async function markDelivered(tx: Transaction, id: string, at: number): Promise<null> {
  await tx.run(delivered, [id, new Date(at)])
  return null
}

/** Returns the time of the first failure since the last delivery, or null if the endpoint was deleted. */
export async function markFailed(tx: Transaction, id: string, at: number): Promise<number | null> {
  const [endpoint] = await tx.run(failed, [id, new Date(at)])
  return endpoint?.failingSince.getTime() ?? null
}

/** Stops deliveries to an endpoint until a time in Unix milliseconds. */
export async function pauseEndpoint(db: QueryRunner, id: string, until: number): Promise<void> {
  await db.run(pause, [id, new Date(until)])
}

/** Switches an endpoint off until staff switch it on. Its waiting deliveries stay. */
export async function switchOff(tx: Transaction, id: string, reason: 'failing' | 'gone'): Promise<void> {
  await tx.run(off, [id, reason])
}

/** Counts the endpoints of sites that the store has switched off. */
export async function countSwitchedOff(db: QueryRunner, sites: readonly string[]): Promise<number> {
  return (await db.run(offCount, [sites]))[0]!.count
}
