import { deliveryDelay } from '#domain/analytics/deliveries/retry-policy.ts'
import {
  isConsentedFor,
  isEventTooOld,
  type ServerDestination,
} from '#domain/analytics/deliveries/server-destinations.ts'
import type { Site } from '#domain/sites.ts'
import { DeliveryRejected } from '#platform/analytics/post-json.ts'
import { DatabaseUnavailable, type Database } from '#platform/database.ts'
import type { Delivery, DestinationEngines } from '../destinations/engine.ts'
import { readDelivery } from './read-delivery.ts'
import { completeDeliveries, postponeDeliveries, type ClaimedDelivery, type FailedDelivery } from './repository.ts'

export interface BatchDeps {
  db: Database
  clock: () => number
  engines: DestinationEngines
  siteUrl: (site: Site) => string
  /** Reports defects. */
  report: (error: unknown) => void
  /** Logs failed deliveries, without personal data. */
  warn: (problem: object) => void
}

interface ReadDelivery {
  claimed: ClaimedDelivery
  delivery: Delivery
}

/**
 * Sends a batch and stores the outcome of each delivery. Returns the rejection if the destination is unavailable, and
 * null otherwise. An unreadable event does not affect the others.
 */
export async function deliverBatch<Name extends ServerDestination>(
  deps: BatchDeps,
  name: Name,
  batch: readonly ClaimedDelivery[],
): Promise<DeliveryRejected | null> {
  const now = deps.clock()
  const { old = [], current = [] } = Object.groupBy(batch, ({ event }) =>
    isEventTooOld(name, event.at, now) ? 'old' : 'current',
  )
  await fail(deps, name, old, new DeliveryRejected('Older than the destination accepts', { isPermanent: true }))
  const { read, unread } = await readBatch(deps, name, current)
  await fail(deps, name, unread, new DeliveryRejected('Internal error', { isPermanent: false }))
  return sendBatch(deps, name, read)
}

async function readBatch(
  { db, clock, siteUrl, report }: BatchDeps,
  destination: ServerDestination,
  batch: readonly ClaimedDelivery[],
) {
  const read: ReadDelivery[] = []
  const unread: ClaimedDelivery[] = []
  for (const claimed of batch) {
    const { event } = claimed
    try {
      const delivery = await readDelivery(db, event, { destination, shopUrl: siteUrl(event.site), now: clock() })
      read.push({ claimed, delivery })
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error
      report(error)
      unread.push(claimed)
    }
  }
  return { read, unread }
}

/**
 * Sends deliveries. After a permanent rejection, sends each half separately, so that one event does not block the
 * others.
 */
async function sendBatch<Name extends ServerDestination>(
  deps: BatchDeps,
  name: Name,
  batch: readonly ReadDelivery[],
): Promise<DeliveryRejected | null> {
  if (batch.length === 0) return null
  const claimed = batch.map((each) => each.claimed)
  const outcome = await send(deps, name, batch)
  if (!(outcome instanceof DeliveryRejected)) {
    const sent = batch.filter(({ delivery }) => outcome.includes(delivery)).map((each) => each.claimed.id)
    await completeDeliveries(deps.db, { ids: claimed.map(({ id }) => id), sent, now: deps.clock() })
    return null
  }
  if (!outcome.isPermanent || batch.length === 1) {
    await fail(deps, name, claimed, outcome)
    return outcome.isPermanent ? null : outcome
  }
  const middle = Math.ceil(batch.length / 2)
  const unavailable = await sendBatch(deps, name, batch.slice(0, middle))
  if (unavailable === null) return sendBatch(deps, name, batch.slice(middle))
  await fail(deps, name, claimed.slice(middle), unavailable)
  return unavailable
}

/** Returns the deliveries that the destination accepted, or its rejection. */
async function send<Name extends ServerDestination>(
  { clock, engines, report }: BatchDeps,
  name: Name,
  batch: readonly ReadDelivery[],
): Promise<readonly Delivery[] | DeliveryRejected> {
  const deliveries = batch.map(({ delivery }) => delivery).filter((delivery) => isConsentedFor(name, delivery))
  try {
    return (await engines[name]?.send(deliveries, clock())) ?? []
  } catch (error) {
    if (error instanceof DeliveryRejected) return error
    // A defect in one event must not block the others.
    report(error)
    return new DeliveryRejected('Internal error', { isPermanent: true })
  }
}

/** Schedules the next attempt for rejected deliveries, or leaves them to staff. */
async function fail(
  { db, clock, warn }: BatchDeps,
  destination: ServerDestination,
  batch: readonly ClaimedDelivery[],
  { message: error, isPermanent, retryAfterMs }: DeliveryRejected,
): Promise<void> {
  if (batch.length === 0) return
  const failed = batch.map(({ id, attempts }): FailedDelivery => {
    return { id, attempts, error, delayMs: deliveryDelay({ attempts, isPermanent, retryAfterMs }) }
  })
  await postponeDeliveries(db, failed, clock())
  warn({
    destination,
    events: [...new Set(batch.map(({ event }) => event.name))],
    deliveries: batch.length,
    givenUp: failed.filter(({ delayMs }) => delayMs === null).length,
    error,
  })
}
