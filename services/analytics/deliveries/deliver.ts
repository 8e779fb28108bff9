import { destinationPause } from '#domain/analytics/deliveries/retry-policy.ts'
import { serverDestinations, type ServerDestination } from '#domain/analytics/deliveries/server-destinations.ts'
import { runInRounds } from '#platform/jobs/run-in-rounds.ts'
import { claimDeliveries, pauseDestination } from './repository.ts'
import { deliverBatch, type BatchDeps } from './deliver-batch.ts'

/** Maximum number of concurrent requests per destination. */
const maxConcurrent = 8
/** Longer than a claimed batch can take: each of its requests times out after ten seconds. */
const leaseMs = 10 * 60_000
/** A run stops after this time; the next run continues. */
const runMs = 50_000

/** Delivers due events to all configured destinations, independently of each other. */
export async function deliverDue(deps: BatchDeps): Promise<void> {
  const runs = await Promise.allSettled(serverDestinations.map((name) => deliverTo(deps, name)))
  const failed = runs.find((run) => run.status === 'rejected')
  if (failed) throw failed.reason
}

/** Delivers in batches until no events are due, time runs out, or the destination is unavailable. */
async function deliverTo<Name extends ServerDestination>(deps: BatchDeps, name: Name): Promise<void> {
  const { db, clock, engines } = deps
  const engine = engines[name]
  if (!engine) return
  await runInRounds({
    clock,
    runMs,
    claim: async () => {
      const claimed = await claimDeliveries(db, name, { now: clock(), leaseMs, limit: maxConcurrent * engine.maxBatch })
      return Array.from({ length: Math.ceil(claimed.length / engine.maxBatch) }, (_, index) =>
        claimed.slice(index * engine.maxBatch, (index + 1) * engine.maxBatch),
      )
    },
    work: (batch) => deliverBatch(deps, name, batch),
    next: async (rejections) => {
      const retryAfterMs = Math.max(...rejections.map((rejection) => rejection?.retryAfterMs ?? 0))
      if (retryAfterMs > 0) await pauseDestination(db, name, clock() + destinationPause(retryAfterMs))
      return retryAfterMs === 0 && rejections.some((rejection) => rejection === null)
    },
  })
}
