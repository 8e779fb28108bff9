import { failedRoundPauseMs, maxFailingMs, webhookDelay } from '#domain/webhooks/retry-schedule.ts'
import type { Database } from '#platform/database.ts'
import { runInRounds } from '#platform/jobs/run-in-rounds.ts'
import type { WebhookClient, WebhookResponse } from '#platform/webhooks/client.ts'
import { webhookHeaders } from '#platform/webhooks/sign.ts'
import { markDelivered, markFailed, pauseEndpoint, switchOffEndpoint } from '../endpoints/health-repository.ts'
import { queueSwitchedOffMails } from '../endpoints/queue-switched-off-mails.ts'
import { readSecret } from '../endpoints/secrets.ts'
import {
  claimWebhooks,
  releaseEndpoint,
  reserveDueEndpoints,
  settleDelivery,
  type ClaimedWebhook,
} from './repository.ts'

export interface DeliverDeps {
  db: Database
  clock: () => number
  /** The store's secret, which encrypts the endpoints' secrets. */
  secret: string
  webhooks: WebhookClient
  /** Reports defects. */
  report: (error: unknown) => void
  /** Logs failed deliveries, without the URL, which may contain a secret. */
  warnWebhook?: (problem: object) => void
}

/** Maximum number of concurrent requests per endpoint. */
const maxConcurrent = 5
/** Longer than a request can take, because requests time out after ten seconds. */
const leaseMs = 2 * 60_000
/** A run stops after this time; the next run continues. */
const runMs = 20_000
/** Maximum time that a receiver can pause all its deliveries. */
const maxPauseMs = 60 * 60_000

type Outcome = Pick<WebhookResponse, 'retryAfterMs'> & { isDelivered: boolean }

/** Sends due webhooks to all endpoints independently, so that a slow endpoint does not delay the others. */
export async function deliverWebhooks(deps: DeliverDeps): Promise<void> {
  const endsAt = deps.clock() + runMs
  // Other runs skip the endpoints of this run, so this run also sends events queued in the meantime.
  while (await deliverOnce(deps)) if (deps.clock() >= endsAt) return
}

/** Delivers once to all due endpoints. Returns false if there are none, except those that other runs are sending to. */
async function deliverOnce(deps: DeliverDeps): Promise<boolean> {
  const { db, clock } = deps
  const until = clock() + leaseMs
  const endpointIds = await reserveDueEndpoints(db, clock(), until)
  const runs = await Promise.allSettled(
    endpointIds.map((id) => deliverTo(deps, id).finally(() => releaseEndpoint(db, id, until))),
  )
  const failed = runs.find((run) => run.status === 'rejected')
  if (failed) throw failed.reason
  return endpointIds.length > 0
}

/** Sends in rounds until no deliveries are due, time runs out, or a whole round fails. */
async function deliverTo(deps: DeliverDeps, endpointId: string): Promise<void> {
  const { db, clock } = deps
  let version = 0
  await runInRounds<ClaimedWebhook, Outcome>({
    clock,
    runMs,
    claim: async () => {
      const claimed = await claimWebhooks(db, endpointId, { now: clock(), leaseMs, limit: maxConcurrent })
      version = claimed[0]?.version ?? version
      return claimed
    },
    work: (claimed) => deliver(deps, claimed),
    next: async (outcomes) => {
      if (outcomes.some((outcome) => outcome?.isDelivered)) return true
      const demanded = Math.max(...outcomes.map((outcome) => outcome?.retryAfterMs ?? 0))
      const pauseMs = Math.min(Math.max(demanded, failedRoundPauseMs), maxPauseMs)
      await pauseEndpoint(db, { endpointId, version }, clock() + pauseMs)
      return false
    },
  })
}

/** Makes one attempt and stores its outcome. */
async function deliver(deps: DeliverDeps, claimed: ClaimedWebhook): Promise<Outcome> {
  const { db, clock, warnWebhook: warn = () => {} } = deps
  const { id, endpointId, attempts } = claimed
  const { status, error, retryAfterMs, durationMs } = await send(deps, claimed)
  const at = clock()
  const isDelivered = status !== null && status >= 200 && status < 300
  const isGone = status === 410
  const delayMs = isDelivered || isGone ? null : webhookDelay({ attempts, retryAfterMs })
  const state = isDelivered ? 'delivered' : delayMs === null ? 'failed' : 'waiting'
  await db.transaction(async (tx) => {
    // The endpoint is locked before its delivery, in the same order as when deleting an endpoint.
    const failingSince = isDelivered ? await markDelivered(tx, claimed, at) : await markFailed(tx, claimed, at)
    const attempt = { id, attempts, state, status, error, durationMs, at, delayMs: delayMs ?? 0 } as const
    if (!(await settleDelivery(tx, attempt)) || failingSince === null) return
    if (!isGone && at - failingSince < maxFailingMs) return
    const switchedOff = await switchOffEndpoint(tx, claimed, isGone ? 'gone' : 'failing')
    if (switchedOff) await queueSwitchedOffMails(tx, switchedOff)
  })
  if (!isDelivered) warn({ endpointId, delivery: id, attempts, status, error, givenUp: state === 'failed' })
  return { retryAfterMs, isDelivered }
}

async function send(deps: DeliverDeps, claimed: ClaimedWebhook): Promise<WebhookResponse> {
  const { secret, webhooks, clock, report } = deps
  const { eventId: id, body, url, sealedSecrets } = claimed
  const secrets = sealedSecrets
    .map((sealed) => readSecret(secret, sealed, report))
    .filter((readable) => readable !== undefined)
  // The store's secret has changed, so staff must rotate the endpoint's secret.
  if (secrets.length === 0) return { status: null, error: 'secret_unreadable', retryAfterMs: 0, durationMs: 0 }
  const headers = webhookHeaders(secrets, { id, timestamp: Math.floor(clock() / 1_000), body })
  return webhooks.post(url, headers, body)
}
