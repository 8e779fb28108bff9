import { deliveryDelay } from '#domain/analytics/deliveries/retry-policy.ts'
import {
  isConsentedFor,
  isTooOld,
  serverDestinations,
  type ServerDestination,
} from '#domain/analytics/deliveries/server-destinations.ts'
import type { Site } from '#domain/sites.ts'
import { DeliveryRejected } from '#platform/analytics/post-json.ts'
import type { Database } from '#platform/database.ts'
import type { Delivery, DestinationEngines } from '../destinations/engine.ts'
import { readDelivery } from './read-delivery.ts'
import {
  claimDeliveries,
  completeDeliveries,
  postponeDeliveries,
  type ClaimedDelivery,
  type FailedDelivery,
} from './repository.ts'

interface DeliverDeps {
  db: Database
  clock: () => number
  engines: DestinationEngines
  siteUrl: (site: Site) => string
  /** Reports defects. */
  report: (error: unknown) => void
  /** Logs failed deliveries, without personal data. */
  warn: (problem: object) => void
}

/** Requests that run at a time for each destination. */
const maxConcurrent = 8
/** Longer than the requests of a claimed batch, of which each has a time limit of ten seconds. */
const leaseMs = 10 * 60_000
/** A run ends after this time; the next one continues. */
const runMs = 50_000

/** Delivers due events to all configured destinations. Each destination has its own pace. */
export async function deliverDue(deps: DeliverDeps): Promise<void> {
  const runs = await Promise.allSettled(serverDestinations.map((name) => deliverTo(deps, name)))
  const failed = runs.find((run) => run.status === 'rejected')
  if (failed) throw failed.reason
}

/** Delivers in batches until none is due, the time is over, or the destination is unavailable. */
async function deliverTo<Name extends ServerDestination>(deps: DeliverDeps, name: Name): Promise<void> {
  const { db, clock, engines } = deps
  const engine = engines[name]
  if (!engine) return
  const until = clock() + runMs
  while (clock() < until) {
    const claimed = await claimDeliveries(db, name, { now: clock(), leaseMs, limit: maxConcurrent * engine.maxBatch })
    if (claimed.length === 0) return
    const batches = Array.from({ length: Math.ceil(claimed.length / engine.maxBatch) }, (_, index) =>
      claimed.slice(index * engine.maxBatch, (index + 1) * engine.maxBatch),
    )
    const results = await Promise.all(batches.map((batch) => sendBatch(deps, name, batch)))
    if (results.some(({ isUnavailable }) => isUnavailable)) return
  }
}

/** Sends a batch and stores the outcome. After a permanent rejection, each event is sent alone. */
async function sendBatch<Name extends ServerDestination>(
  deps: DeliverDeps,
  name: Name,
  batch: readonly ClaimedDelivery[],
): Promise<{ isUnavailable: boolean }> {
  const { db, clock, warn } = deps
  const rejection = await send(deps, name, batch)
  if (rejection === null) {
    await completeDeliveries(
      db,
      batch.map(({ id }) => id),
    )
    return { isUnavailable: false }
  }
  if (rejection.isPermanent && batch.length > 1) {
    let isUnavailable = false
    for (const each of batch) if ((await sendBatch(deps, name, [each])).isUnavailable) isUnavailable = true
    return { isUnavailable }
  }
  const { message: error, isPermanent, retryAfterMs } = rejection
  const failed = batch.map(({ id, attempts }): FailedDelivery => {
    return { id, attempts, error, delayMs: deliveryDelay({ attempts, isPermanent, retryAfterMs }) }
  })
  await postponeDeliveries(db, failed, clock())
  warn({
    destination: name,
    events: [...new Set(batch.map(({ event }) => event.name))],
    deliveries: batch.length,
    givenUp: failed.filter(({ delayMs }) => delayMs === null).length,
    error,
  })
  return { isUnavailable: !isPermanent }
}

async function send<Name extends ServerDestination>(
  { db, clock, engines, siteUrl, report }: DeliverDeps,
  name: Name,
  batch: readonly ClaimedDelivery[],
): Promise<DeliveryRejected | null> {
  const now = clock()
  if (batch.some(({ event }) => isTooOld(name, event.at, now)))
    return new DeliveryRejected('Older than the destination accepts', { isPermanent: true })
  const deliveries: Delivery[] = []
  for (const { event } of batch)
    deliveries.push(await readDelivery(db, event, { destination: name, shopUrl: siteUrl(event.site), now }))
  try {
    await engines[name]?.send(
      deliveries.filter((each) => isConsentedFor(name, each)),
      now,
    )
    return null
  } catch (error) {
    if (error instanceof DeliveryRejected) return error
    // A defect that one event causes must not block the others.
    report(error)
    return new DeliveryRejected('Internal error', { isPermanent: true })
  }
}
