import type { WebhookDeliveryState } from '#domain/webhooks/delivery-states.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import type { EndpointFields } from '../endpoints/repository.ts'

export interface DeliveryRow {
  id: string
  eventId: string
  type: string
  objectId: string
  state: WebhookDeliveryState
  attempts: number
  status: number | null
  error: string | null
  durationMs: number | null
  attemptedAt: Date | null
  nextAt: Date
  createdAt: Date
}

const columns = `id::text, event_id as "eventId", type, object_id as "objectId", state, attempts, status, error,
  duration_ms as "durationMs", attempted_at as "attemptedAt", next_at as "nextAt", created_at as "createdAt"`
const list = statement<DeliveryRow>(
  'webhook-delivery.list',
  `select ${columns} from webhook_delivery
   where endpoint_id = $1 and ($2::text is null or state = $2) and ($3::bigint is null or id < $3)
     and (site is null or site = any($5::text[]))
   order by webhook_delivery.id desc limit $4`,
)
const insertTest = statement<DeliveryRow>(
  'webhook-delivery.insert-test',
  `insert into webhook_delivery (endpoint_id, event_id, type, object_id, body, next_at, created_at)
   values ($1, $2, $3, '', $4, $5::timestamptz, $5::timestamptz)
   on conflict (endpoint_id, event_id) do nothing returning ${columns}`,
)
const readEvent = statement<DeliveryRow>(
  'webhook-delivery.read-event',
  `select ${columns} from webhook_delivery where endpoint_id = $1 and event_id = $2`,
)
const read = statement<DeliveryRow>(
  'webhook-delivery.read',
  `select ${columns} from webhook_delivery where id = $1 and endpoint_id = $2
     and (site is null or site = any($3::text[]))`,
)
// An attempt in progress does not change the outcome of the next one.
const resend = statement<DeliveryRow>(
  'webhook-delivery.resend',
  `update webhook_delivery set state = 'waiting', attempts = 0, next_at = $3::timestamptz
   where id = $1 and endpoint_id = $2 and (site is null or site = any($4::text[])) and (state <> 'waiting' or attempted_at is not null and next_at > $3::timestamptz)
   returning ${columns}`,
)

// Attempts in progress store no outcome, because the delivery is no longer waiting.
const cancel = statement(
  'webhook-delivery.cancel',
  `update webhook_delivery set state = 'canceled' where endpoint_id = $1 and state = 'waiting' and site is not null
     and not (site = any($2::text[]) and type = any($3::text[]))`,
)

interface LogFilter {
  state: WebhookDeliveryState | null
  /** Id of the last delivery on the previous page, or null for the first page. */
  before: string | null
  limit: number
}

/** Deliveries for other sites are hidden, such as those from before staff removed a site from the endpoint. */
type OfSites = Pick<EndpointFields, 'sites'> & { id: string }

/** Returns deliveries for an endpoint's sites, newest first. */
export async function readDeliveries(
  db: QueryRunner,
  { id, sites }: OfSites,
  { state, before, limit }: LogFilter,
): Promise<DeliveryRow[]> {
  return db.run(list, [id, state, before, limit, sites])
}

/** Queues a test event for an endpoint, once per event id. */
export async function createTestDelivery(
  tx: Transaction,
  { endpointId, eventId, type, body }: { endpointId: string; eventId: string; type: string; body: string },
): Promise<DeliveryRow> {
  const [created] = await tx.run(insertTest, [endpointId, eventId, type, body, new Date(tx.now)])
  return created ?? (await tx.run(readEvent, [endpointId, eventId]))[0]!
}

/**
 * Makes a delivery due again with its full number of attempts. A delivery that is already due stays unchanged. Returns
 * undefined if it does not exist.
 */
export async function resendDelivery(tx: Transaction, endpoint: OfSites, id: string): Promise<DeliveryRow | undefined> {
  const { id: endpointId, sites } = endpoint
  const [changed] = await tx.run(resend, [id, endpointId, new Date(tx.now), sites])
  return changed ?? (await tx.run(read, [id, endpointId, sites]))[0]
}

/** Cancels waiting deliveries for sites and events that the endpoint no longer covers. */
export async function cancelDeliveries(tx: Transaction, id: string, fields: EndpointFields): Promise<void> {
  await tx.run(cancel, [id, fields.sites, fields.events])
}
