import { destinationPause } from '#domain/analytics/deliveries/retry-policy.ts'
import { serverDestinations, type ServerDestination } from '#domain/analytics/deliveries/server-destinations.ts'
import { runInRounds } from '#platform/jobs/run-in-rounds.ts'
import { claimDeliveries, pauseDestination } from './repository.ts'
import { deliverBatch, type BatchDeps } from './deliver-batch.ts'

/** Requests that run at a time for each destination. */
const maxConcurrent = 8
/** Longer than the requests of a claimed batch, of which each has a time limit of ten seconds. */
const leaseMs = 10 * 60_000
/** A run ends after this time; the next one continues. */
const runMs = 50_000

/** Delivers due events to all configured destinations. Each destination has its own pace. */
export async function deliverDue(deps: BatchDeps): Promise<void> {
  const runs = await Promise.allSettled(serverDestinations.map((name) => deliverTo(deps, name)))
  const failed = runs.find((run) => run.status === 'rejected')
  if (failed) throw failed.reason
}

/** Delivers in batches until none is due, the time is over, or the destination is unavailable. */
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
