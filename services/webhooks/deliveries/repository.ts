import type { WebhookEventType } from '#domain/webhooks/events.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'

// The lock makes a concurrent deletion of an endpoint wait, so that it never fails an order's transaction.
const insert = statement<{ id: string }>(
  'webhook-delivery.insert',
  `insert into webhook_delivery (endpoint_id, event_id, type, site, object_id, body, next_at, created_at)
   select id, $1::uuid, $2, $6, $3, $4, $5::timestamptz, $5::timestamptz from webhook_endpoint
   where is_enabled and $2 = any(events) and $6 = any(sites) for key share
   returning id::text`,
)
// Only one run at a time sends to an endpoint, so that a slow endpoint never occupies more than one run.
const reserve = statement<{ id: string }>(
  'webhook-endpoint.reserve-due',
  `update webhook_endpoint set busy_until = $2::timestamptz where id in (
     select id from webhook_endpoint e
     where is_enabled and (paused_until is null or paused_until <= $1::timestamptz)
       and (busy_until is null or busy_until <= $1::timestamptz) and exists (
         select from webhook_delivery where endpoint_id = e.id and state = 'waiting' and next_at <= $1::timestamptz
           and (site is null or site = any(e.sites)))
     order by id for no key update skip locked)
   returning id`,
)
const release = statement(
  'webhook-endpoint.release',
  'update webhook_endpoint set busy_until = null where id = $1 and busy_until = $2::timestamptz',
)
const claim = statement<ClaimedWebhook>(
  'webhook-delivery.claim',
  `update webhook_delivery d set attempts = attempts + 1, next_at = $3::timestamptz
   from webhook_endpoint e
   where d.id = any(array(
       select id from webhook_delivery where endpoint_id = $1 and state = 'waiting' and next_at <= $2::timestamptz
         and (site is null or site = any(array(select unnest(sites) from webhook_endpoint where id = $1)))
       order by next_at, id limit $4 for update skip locked))
     and e.id = d.endpoint_id and (d.site is null or d.site = any(e.sites)) and e.is_enabled and (e.paused_until is null or e.paused_until <= $2::timestamptz)
   returning d.id::text, d.endpoint_id as "endpointId", d.event_id as "eventId", d.body, d.attempts, e.url, e.version,
     array(select secret from webhook_secret s
       where s.endpoint_id = e.id and (expires_at is null or expires_at > $2::timestamptz)
       order by expires_at desc nulls first) as "sealedSecrets"`,
)
// An attempt that outlived its lease must not overwrite the outcome of a later attempt.
const settle = statement<{ id: string }>(
  'webhook-delivery.settle',
  `update webhook_delivery set state = $3, status = $4, error = $5, duration_ms = $6, attempted_at = $7::timestamptz,
     next_at = $7::timestamptz + make_interval(secs => $8::double precision / 1000)
   where id = $1 and attempts = $2 and state = 'waiting' returning id::text`,
)

interface NewDelivery {
  eventId: string
  type: WebhookEventType
  site: Site
  objectId: string
  body: string
}

/** Stores a delivery for each endpoint that subscribes to the event on the site. Returns false if there are none. */
export async function insertDeliveries(tx: Transaction, delivery: NewDelivery): Promise<boolean> {
  const { eventId, type, site, objectId, body } = delivery
  return (await tx.run(insert, [eventId, type, objectId, body, new Date(tx.now), site])).length > 0
}

export interface ClaimedWebhook {
  id: string
  endpointId: string
  eventId: string
  body: string
  /** Number of attempts, including this one. */
  attempts: number
  url: string
  /** Version of the endpoint with this URL. */
  version: number
  /** Encrypted secrets that sign the webhook, newest first. */
  sealedSecrets: string[]
}

/** Reserves the endpoints with due deliveries until a time, and returns their ids. Times are Unix milliseconds. */
export async function reserveDueEndpoints(db: QueryRunner, now: number, until: number): Promise<string[]> {
  return (await db.run(reserve, [new Date(now), new Date(until)])).map(({ id }) => id)
}

/** Ends a reservation, unless it has expired and another run has reserved the endpoint. */
export async function releaseEndpoint(db: QueryRunner, id: string, until: number): Promise<void> {
  await db.run(release, [id, new Date(until)])
}

/** Claims an endpoint's due deliveries until the lease ends, oldest first. Times are Unix milliseconds. */
export async function claimWebhooks(
  db: QueryRunner,
  endpointId: string,
  { now, leaseMs, limit }: { now: number; leaseMs: number; limit: number },
): Promise<ClaimedWebhook[]> {
  return db.run(claim, [endpointId, new Date(now), new Date(now + leaseMs), limit])
}

interface Attempt {
  id: string
  attempts: number
  state: 'waiting' | 'delivered' | 'failed'
  status: number | null
  error: string | null
  durationMs: number
  at: number
  /** Milliseconds until the next attempt; 0 if there is none. */
  delayMs: number
}

/** Stores the outcome of an attempt. Returns false if a later attempt has already begun. */
export async function settleDelivery(tx: Transaction, attempt: Attempt): Promise<boolean> {
  const { id, attempts, state, status, error, durationMs, at, delayMs } = attempt
  return (await tx.run(settle, [id, attempts, state, status, error, durationMs, new Date(at), delayMs])).length > 0
}

/** Deletes deliveries after 30 days. */
export const sweepWebhooks = createClockSweep('webhook_delivery', `created_at < $1 - interval '30 days'`)
