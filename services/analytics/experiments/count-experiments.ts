import { z } from 'zod'
import { eventSchemas } from '#contract/analytics-events.ts'
import { runningExperiments, type Experiment } from '#domain/experiments/running.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { readPayload } from '#services/flags/steps.ts'
import { firstUnsettledDay, readBrowserEvents, type EventPosition } from '../repository.ts'
import { addExposures, addRevenue, lockCounter, storeCounter, type CountedName } from './repository.ts'

const perTransaction = 5_000

/**
 * Counts new exposures and then new orders, each event once across processes. Ignores exposures to experiments without
 * a flag, because a browser can send any name. `now` is in Unix milliseconds.
 */
export async function countExperiments(db: Database, now: number): Promise<void> {
  const { features } = await readPayload(db)
  const running = new Map(runningExperiments(features).map((experiment) => [experiment.key, experiment]))
  while ((await db.transaction((tx) => countExposures(tx, running, now))) === perTransaction);
  while ((await db.transaction((tx) => countRevenue(tx, now))) === perTransaction);
}

async function countExposures(tx: Transaction, running: ReadonlyMap<string, Experiment>, now: number): Promise<number> {
  const after = await lockCounter(tx, 'experimentView')
  const events = await readBrowserEvents(tx, 'experimentView', { after, limit: perTransaction, now })
  if (events.length === 0) return advanceDay(tx, 'experimentView', after, now)
  const rows = events.flatMap(({ site, anonymousId, at, properties }) => {
    const read = eventSchemas.experimentView.safeParse(properties)
    if (!read.success) return []
    const { experiment, variationId } = read.data
    const known = running.get(experiment)?.variations.find(({ id }) => id === variationId)
    return known ? [{ experiment, site, anonymousId, variation: variationId, weight: known.weight, at }] : []
  })
  if (rows.length > 0) await addExposures(tx, rows)
  await storeCounter(tx, 'experimentView', events.at(-1)!)
  return events.length
}

/** Moves the counter to the newest day without events, so that the next count does not open earlier partitions. */
async function advanceDay(tx: Transaction, name: CountedName, after: EventPosition, now: number): Promise<0> {
  const day = firstUnsettledDay(now)
  if (day !== after.day) await storeCounter(tx, name, { ...after, day })
  return 0
}

const Purchase = z.object({
  order: z.object({ totals: z.object({ grandTotalIncludingTax: z.number() }) }),
})

async function countRevenue(tx: Transaction, now: number): Promise<number> {
  const after = await lockCounter(tx, 'purchase')
  const events = await readBrowserEvents(tx, 'purchase', { after, limit: perTransaction, now })
  if (events.length === 0) return advanceDay(tx, 'purchase', after, now)
  const rows = events.flatMap(({ site, anonymousId, at, properties }) => {
    const read = Purchase.safeParse(properties)
    if (!read.success) return []
    const { grandTotalIncludingTax } = read.data.order.totals
    return [{ site, anonymousId, at, revenue: Math.round(grandTotalIncludingTax * 100) }]
  })
  if (rows.length > 0) await addRevenue(tx, rows)
  await storeCounter(tx, 'purchase', events.at(-1)!)
  return events.length
}
