import { createHash, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Reply } from '#contract/kernel/call.ts'
import type { webhooks } from '#contract/webhooks.ts'
import type { Site } from '#domain/sites.ts'
import type { Staff } from '#domain/staff/staff.ts'
import { endpointUrlProblem, normalizeUrl, type UrlProblem } from '#domain/webhooks/endpoint-url.ts'
import { testEventType, webhookBody } from '#domain/webhooks/events.ts'
import { secretOverlapMs } from '#domain/webhooks/retry-schedule.ts'
import type { Database } from '#platform/database.ts'
import type { WebhookClient } from '#platform/webhooks/client.ts'
import { createWebhookSecret } from '#platform/webhooks/sign.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import {
  cancelDeliveries,
  createTestDelivery,
  readDeliveries,
  resendDelivery,
  type DeliveryRow,
} from './deliveries/log-repository.ts'
import { markDeleted } from './endpoints/deletion-repository.ts'
import {
  createEndpoint,
  lockEndpoint,
  lockEndpointCount,
  readEndpoint,
  readEndpoints,
  updateEndpoint,
  type EndpointFields,
  type EndpointRow,
} from './endpoints/repository.ts'
import {
  createSecret,
  deleteSecret,
  readSecretOfRequest,
  readSecrets,
  rotateSecret,
  type CreatedSecret,
} from './endpoints/secret-repository.ts'
import { readSecret, sealSecret } from './endpoints/secrets.ts'

export interface WebhookDeps {
  db: Database
  /** The store's secret, which encrypts the endpoints' secrets. */
  secret: string
  webhooks: WebhookClient
}

const maxEndpoints = 50
/** Limited, because every secret adds a signature to each webhook. */
const maxSecrets = 5
/** During this time, a repeated key returns the secret again, in case the response was lost. */
const repetitionMs = 24 * 60 * 60_000

type WireEndpoint = Reply<typeof webhooks, 'PUT /svc_admin/webhooks/{id}'>
type WireDelivery = Reply<typeof webhooks, 'POST /svc_admin/webhooks/{id}/test'>

export const webhookHandlers: Handlers<typeof webhooks, WebhookDeps> = {
  async 'GET /svc_admin/webhooks'({ staff: { sites }, now }, { db }) {
    return { endpoints: (await readEndpoints(db, { sites, now })).map(wireEndpoint) }
  },

  async 'POST /svc_admin/webhooks'({ body, staff, key, now, refuse }, { db, secret, webhooks: client }) {
    assertSites(staff.sites, body.sites)
    const url = normalizeUrl(body.url)
    if (url === undefined) throw refuse('url_invalid')
    const problem = urlProblem(client, url)
    if (problem) throw refuse(problem)
    const fields = { ...body, url }
    const requestKey = requestKeyOf(staff, key)
    return db.transaction(async (tx) => {
      const count = await lockEndpointCount(tx)
      const repeated = await readSecretOfRequest(tx, requestKey)
      const shown = repeated ? shownAgain(repeated, { secret, now }) : createWebhookSecret()
      const endpointId = repeated?.endpointId ?? randomUUID()
      if (!repeated) {
        if (count >= maxEndpoints) throw refuse('too_many_webhooks')
        await createEndpoint(tx, endpointId, fields)
        await createSecret(tx, { requestKey, endpointId, secret: sealSecret(secret, shown) })
      }
      const row = await readEndpoint(tx, { sites: staff.sites, now }, endpointId)
      if (!row || !isDeepStrictEqual(fieldsOf(row), fields)) throw commonRefusal('idempotency_key_reused')
      return { ...wireEndpoint(row), secret: shown }
    })
  },

  async 'PUT /svc_admin/webhooks/{id}'({ params, body, version, staff, now, refuse }, { db, webhooks: client }) {
    assertSites(staff.sites, body.sites)
    const url = normalizeUrl(body.url)
    if (url === undefined) throw refuse('url_invalid')
    const problem = urlProblem(client, url)
    if (problem) throw refuse(problem)
    const fields = { ...body, url }
    const viewer = { sites: staff.sites, now }
    return db.transaction(async (tx) => {
      const row = await lockEndpoint(tx, viewer, params.id)
      if (!row) throw refuse('webhook_not_found')
      // If nothing changes, this is a retry.
      if (isDeepStrictEqual(fieldsOf(row), fields)) return wireEndpoint(row)
      if (version !== 'any' && version !== row.version) throw refuse('version_conflict', { current: wireEndpoint(row) })
      await updateEndpoint(tx, row.id, fields)
      await cancelDeliveries(tx, row.id, fields)
      if (fields.isEnabled) await afterCommit(tx, 'webhooks_due', {})
      return wireEndpoint((await readEndpoint(tx, viewer, row.id))!)
    })
  },

  async 'DELETE /svc_admin/webhooks/{id}'({ params, staff, now, refuse }, { db }) {
    return db.transaction(async (tx) => {
      const row = await lockEndpoint(tx, { sites: staff.sites, now }, params.id)
      if (!row) throw refuse('webhook_not_found')
      await markDeleted(tx, row.id)
      return { success: true as const }
    })
  },

  async 'POST /svc_admin/webhooks/{id}/rotate'({ params, version, key, staff, now, refuse }, { db, secret }) {
    const viewer = { sites: staff.sites, now }
    const requestKey = requestKeyOf(staff, key)
    return db.transaction(async (tx) => {
      const row = await lockEndpoint(tx, viewer, params.id)
      if (!row) throw refuse('webhook_not_found')
      const repeated = await readSecretOfRequest(tx, requestKey)
      if (repeated && repeated.endpointId !== row.id) throw commonRefusal('idempotency_key_reused')
      if (repeated) return { ...wireEndpoint(row), secret: shownAgain(repeated, { secret, now }) }
      if (version !== 'any' && version !== row.version) throw refuse('version_conflict', { current: wireEndpoint(row) })
      const stored = await readSecrets(tx, row.id)
      // Unreadable secrets cannot sign, so a rotation replaces them all.
      const unreadable = stored.filter(({ secret: sealed }) => readSecret(secret, sealed) === undefined)
      for (const { requestKey: of } of unreadable) await deleteSecret(tx, of)
      if (stored.length - unreadable.length >= maxSecrets) throw refuse('too_many_secrets')
      const created = createWebhookSecret()
      const sealed = { requestKey, endpointId: row.id, secret: sealSecret(secret, created) }
      await rotateSecret(tx, sealed, now + secretOverlapMs)
      return { ...wireEndpoint((await readEndpoint(tx, viewer, row.id))!), secret: created }
    })
  },

  async 'POST /svc_admin/webhooks/{id}/test'({ params, key, staff, now, refuse }, { db }) {
    return db.transaction(async (tx) => {
      const row = await lockEndpoint(tx, { sites: staff.sites, now }, params.id)
      if (!row) throw refuse('webhook_not_found')
      if (!row.isEnabled) throw refuse('webhook_off')
      const body = webhookBody(testEventType, new Date(now).toISOString(), { message: 'This is a test.' })
      const eventId = repeatableId(requestKeyOf(staff, key), row.id)
      const created = await createTestDelivery(tx, { endpointId: row.id, eventId, type: testEventType, body })
      await afterCommit(tx, 'webhooks_due', {})
      return wireDelivery(created)
    })
  },

  async 'GET /svc_admin/webhooks/{id}/deliveries'({ params, query, staff, now, refuse }, { db }) {
    const row = await readEndpoint(db, { sites: staff.sites, now }, params.id)
    if (!row) throw refuse('webhook_not_found')
    const { state = null, before = null, limit } = query
    const deliveries = await readDeliveries(db, row, { state, before, limit })
    return {
      endpoint: wireEndpoint(row),
      deliveries: deliveries.map(wireDelivery),
      next: deliveries.length < limit ? null : deliveries.at(-1)!.id,
    }
  },

  async 'POST /svc_admin/webhooks/{id}/deliveries/{deliveryId}/resend'({ params, staff, now, refuse }, { db }) {
    return db.transaction(async (tx) => {
      const row = await lockEndpoint(tx, { sites: staff.sites, now }, params.id)
      if (!row) throw refuse('webhook_not_found')
      if (!row.isEnabled) throw refuse('webhook_off')
      const delivery = await resendDelivery(tx, row, params.deliveryId)
      if (!delivery) throw refuse('delivery_not_found')
      await afterCommit(tx, 'webhooks_due', {})
      return wireDelivery(delivery)
    })
  },
}

/** Throws a refusal if the staff member does not have access to all chosen sites. */
function assertSites(own: readonly Site[], chosen: readonly Site[]): void {
  for (const site of chosen) if (!own.includes(site)) throw commonRefusal('not_permitted', { site })
}

function urlProblem({ allowsLocal, isReachable }: WebhookClient, url: string): UrlProblem | undefined {
  return endpointUrlProblem(url, { allowsLocal }) ?? (isReachable(url) ? undefined : 'url_not_public')
}

/** Includes the staff id, so that a key never reveals the secret created by another staff member. */
function requestKeyOf({ id, keyId = '' }: Staff, key: string): string {
  return `${id ?? `key ${keyId}`} ${key}`
}

/**
 * Returns the secret again when the call that created it is retried. Refuses if it is more than a day old or
 * unreadable.
 */
function shownAgain(created: CreatedSecret, { secret, now }: { secret: string; now: number }): string {
  const shown = now - created.createdAt.getTime() < repetitionMs ? readSecret(secret, created.secret) : undefined
  if (shown === undefined) throw commonRefusal('idempotency_key_reused')
  return shown
}

/** Returns the same UUID for the same request. */
function repeatableId(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(parts.join(' ')).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function fieldsOf({ url, description, events, sites, isEnabled }: EndpointRow): EndpointFields {
  return { url, description, events, sites, isEnabled }
}

function wireEndpoint({
  createdAt,
  lastDeliveredAt,
  failingSince,
  earlierSecretUntil,
  ...row
}: EndpointRow): WireEndpoint {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    lastDeliveredAt: iso(lastDeliveredAt),
    failingSince: iso(failingSince),
    earlierSecretUntil: iso(earlierSecretUntil),
  }
}

function wireDelivery({ attemptedAt, nextAt, createdAt, ...row }: DeliveryRow): WireDelivery {
  return {
    ...row,
    attemptedAt: iso(attemptedAt),
    nextAt: row.state === 'waiting' ? nextAt.toISOString() : null,
    createdAt: createdAt.toISOString(),
  }
}

const iso = (time: Date | null) => time?.toISOString() ?? null
