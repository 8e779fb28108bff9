import { maxFailureGapMs } from '#domain/webhooks/retry-schedule.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

// These statements compare the version, so that an attempt has no effect on an endpoint that staff have since changed.
const delivered = statement(
  'webhook-endpoint.mark-delivered',
  `update webhook_endpoint set failing_since = null, failed_at = null, paused_until = null,
     last_delivered_at = greatest(last_delivered_at, $3::timestamptz) where id = $1 and version = $2`,
)
const failed = statement<{ failingSince: Date }>(
  'webhook-endpoint.mark-failed',
  `update webhook_endpoint set failed_at = greatest(failed_at, $3::timestamptz),
     failing_since = case when failing_since is null or failed_at < $4::timestamptz then $3::timestamptz
       else failing_since end
   where id = $1 and version = $2 returning failing_since as "failingSince"`,
)
const pause = statement(
  'webhook-endpoint.pause',
  `update webhook_endpoint set paused_until = greatest(paused_until, $3::timestamptz) where id = $1 and version = $2`,
)
// The version changes, so that staff who loaded an earlier version do not re-enable the endpoint by mistake.
const off = statement<SwitchedOffEndpoint>(
  'webhook-endpoint.switch-off',
  `update webhook_endpoint set is_enabled = false, off_reason = $3, version = version + 1
   where id = $1 and version = $2 and is_enabled returning id, version, sites`,
)
const mailed = statement<MailedEndpoint>(
  'webhook-endpoint.read-off',
  `select url, description, off_reason as reason, sites from webhook_endpoint
   where id = $1 and version = $2 and off_reason is not null and deleted_at is null`,
)
const offCount = statement<{ count: number }>(
  'webhook-endpoint.count-off',
  `select count(*)::integer as count from webhook_endpoint
   where off_reason is not null and deleted_at is null and sites <@ $1::text[]`,
)

export interface SwitchedOffEndpoint {
  id: string
  /** Version after the endpoint was turned off. */
  version: number
  sites: Site[]
}

interface MailedEndpoint {
  url: string
  description: string
  reason: 'failing' | 'gone'
  sites: Site[]
}

/** The endpoint's version when an attempt began. */
interface EndpointVersion {
  endpointId: string
  version: number
}

/** Records that the endpoint accepted a delivery at a time in Unix milliseconds. */
export async function markDelivered(
  tx: Transaction,
  { endpointId, version }: EndpointVersion,
  at: number,
): Promise<null> {
  await tx.run(delivered, [endpointId, version, new Date(at)])
  return null
}

/**
 * Records a failed attempt and returns the start of the current series of failures, or null if the endpoint was changed
 * or deleted. A long gap starts a new series.
 */
export async function markFailed(
  tx: Transaction,
  { endpointId, version }: EndpointVersion,
  at: number,
): Promise<number | null> {
  const [endpoint] = await tx.run(failed, [endpointId, version, new Date(at), new Date(at - maxFailureGapMs)])
  return endpoint?.failingSince.getTime() ?? null
}

/** Pauses deliveries to an endpoint until a time in Unix milliseconds. */
export async function pauseEndpoint(
  db: QueryRunner,
  { endpointId, version }: EndpointVersion,
  until: number,
): Promise<void> {
  await db.run(pause, [endpointId, version, new Date(until)])
}

/**
 * Disables an endpoint until staff enable it again; its waiting deliveries stay. Returns undefined if it was changed or
 * is already disabled.
 */
export async function switchOffEndpoint(
  tx: Transaction,
  { endpointId, version }: EndpointVersion,
  reason: 'failing' | 'gone',
): Promise<SwitchedOffEndpoint | undefined> {
  return (await tx.run(off, [endpointId, version, reason]))[0]
}

/** Returns an endpoint that the store disabled, or undefined if staff have changed it since. */
export async function readSwitchedOff(
  db: QueryRunner,
  id: string,
  version: number,
): Promise<MailedEndpoint | undefined> {
  return (await db.run(mailed, [id, version]))[0]
}

/** Counts the endpoints on these sites that the store has disabled. */
export async function countSwitchedOff(db: QueryRunner, sites: readonly string[]): Promise<number> {
  return (await db.run(offCount, [sites]))[0]!.count
}
