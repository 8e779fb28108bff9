import type { Site } from '#domain/sites.ts'
import type { WebhookEventType } from '#domain/webhooks/events.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

export interface EndpointFields {
  url: string
  description: string
  events: WebhookEventType[]
  sites: Site[]
  isEnabled: boolean
}

export interface EndpointRow extends EndpointFields {
  id: string
  offReason: 'failing' | 'gone' | null
  version: number
  createdAt: Date
  lastDeliveredAt: Date | null
  failingSince: Date | null
  failuresToday: number
  waiting: number
  earlierSecretUntil: Date | null
}

// `$1` is the current time.
const columns = `id, url, description, events, sites, is_enabled as "isEnabled", off_reason as "offReason", version,
  created_at as "createdAt", last_delivered_at as "lastDeliveredAt", failing_since as "failingSince",
  (select count(*)::integer from webhook_delivery
   where endpoint_id = e.id and state in ('waiting', 'failed') and attempted_at > $1::timestamptz - interval '1 day'
     and (site is null or site = any(e.sites)))
    as "failuresToday",
  (select count(*)::integer from webhook_delivery where endpoint_id = e.id and state = 'waiting') as waiting,
  (select max(expires_at) from webhook_secret where endpoint_id = e.id and expires_at > $1::timestamptz)
    as "earlierSecretUntil"`
const list = statement<EndpointRow>(
  'webhook-endpoint.list',
  `select ${columns} from webhook_endpoint e where sites <@ $2::text[] and deleted_at is null order by created_at, id`,
)
const read = statement<EndpointRow>(
  'webhook-endpoint.read',
  `select ${columns} from webhook_endpoint e where id = $3 and sites <@ $2::text[] and deleted_at is null`,
)
// Order events take a key-share lock, which does not conflict with this lock.
const lock = statement('webhook-endpoint.lock', 'select from webhook_endpoint where id = $1 for no key update')
const lockAll = statement('webhook-endpoint.lock-all', 'select pg_advisory_xact_lock(7121, 1)')
const count = statement<{ count: number }>(
  'webhook-endpoint.count',
  'select count(*)::integer as count from webhook_endpoint where deleted_at is null',
)
const insert = statement(
  'webhook-endpoint.create',
  `insert into webhook_endpoint (id, url, description, events, sites, is_enabled, created_at)
   values ($1, $2, $3, $4, $5, $6, $7::timestamptz)`,
)
// Enabling the endpoint or changing its URL resets its failures.
const update = statement(
  'webhook-endpoint.update',
  `update webhook_endpoint set url = $2, description = $3, events = $4, sites = $5, is_enabled = $6,
     off_reason = case when $6 or is_enabled then null else off_reason end,
     failing_since = case when url = $2 and is_enabled then failing_since end,
     failed_at = case when url = $2 and is_enabled then failed_at end,
     paused_until = case when url = $2 and is_enabled then paused_until end, version = version + 1
   where id = $1`,
)
interface Viewer {
  sites: readonly Site[]
  /** Unix milliseconds. */
  now: number
}

/** Returns the endpoints that receive events from these sites only. */
export async function readEndpoints(db: QueryRunner, { sites, now }: Viewer): Promise<EndpointRow[]> {
  return db.run(list, [new Date(now), sites])
}

/** Returns an endpoint if it receives events from these sites only. */
export async function readEndpoint(
  db: QueryRunner,
  { sites, now }: Viewer,
  id: string,
): Promise<EndpointRow | undefined> {
  const [endpoint] = await db.run(read, [new Date(now), sites, id])
  return endpoint
}

/** Like `readEndpoint`, but locks the endpoint until the transaction ends. */
export async function lockEndpoint(tx: Transaction, viewer: Viewer, id: string): Promise<EndpointRow | undefined> {
  await tx.run(lock, [id])
  return readEndpoint(tx, viewer, id)
}

/** Serializes the creation of endpoints, and returns their number. */
export async function lockEndpointCount(tx: Transaction): Promise<number> {
  await tx.run(lockAll, [])
  return (await tx.run(count, []))[0]!.count
}

export async function createEndpoint(tx: Transaction, id: string, fields: EndpointFields): Promise<void> {
  const { url, description, events, sites, isEnabled } = fields
  await tx.run(insert, [id, url, description, events, sites, isEnabled, new Date(tx.now)])
}

export async function updateEndpoint(tx: Transaction, id: string, fields: EndpointFields): Promise<void> {
  const { url, description, events, sites, isEnabled } = fields
  await tx.run(update, [id, url, description, events, sites, isEnabled])
}
