import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#platform/database.ts'
import { runAsActor } from '#platform/request-context.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { finishRun, readOpenProducts, readRun } from '../repository.ts'
import { applyToProduct, openOutcome, recordFailedProduct } from './apply-to-product.ts'

interface RunDeps {
  db: Database
  clock: () => number
  /** Reports errors that staff must check. */
  report: (error: unknown) => void
}

const maxConcurrent = 4
/** Number of product ids to read per batch. */
const batchSize = 100
const maxAttempts = 3
const retryMs = 200
/** A run stops after this time to free its worker; the next run continues. */
const runMs = 15_000

/**
 * Applies or undoes a bulk edit's open changes on behalf of the staff member who requested it, with one transaction per
 * product. A product that fails repeatedly is reported and refused, so that the bulk edit ends and can be undone.
 */
export async function runBulkEdit(deps: RunDeps, { bulkEditId }: { bulkEditId: number }): Promise<void> {
  const { db, clock } = deps
  const run = await readRun(db, bulkEditId)
  if (!run || (run.state !== 'applying' && run.state !== 'undoing')) return
  const isUndo = run.state === 'undoing'
  const open = openOutcome(isUndo)
  const endsAt = clock() + runMs
  const failures: unknown[] = []
  const work = async (productId: number) => {
    // One audit log entry per product, as for a single edit.
    const actor = { ...run.actor, requestId: `${run.actor.requestId}-${productId}`, now: clock() }
    const change = () => changeProduct(deps, { bulkEditId, productId, isUndo })
    await runAsActor(actor, change).catch((error: unknown) => failures.push(error))
  }
  for (let after = 0; ;) {
    const ids = await readOpenProducts(db, { id: bulkEditId, open, after, limit: batchSize })
    if (ids.length === 0) break
    await forEachConcurrently(ids, work)
    if (failures.length > 0) throw failures[0]
    after = ids.at(-1)!
    if (clock() < endsAt) continue
    await db.transaction((tx) => afterCommit(tx, 'bulk_edit_run', { bulkEditId }))
    return
  }
  await finishRun(db, { id: bulkEditId, from: run.state, to: isUndo ? 'undone' : 'applied', open })
}

async function changeProduct({ db, report }: RunDeps, run: Parameters<typeof applyToProduct>[1]): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await db.transaction((tx) => applyToProduct(tx, run))
    } catch (error) {
      if (attempt < maxAttempts) {
        await sleep(attempt * retryMs)
        continue
      }
      report(error)
      // If the database is unreachable, this fails too, and the job runs again.
      return db.transaction((tx) => recordFailedProduct(tx, run))
    }
}

async function forEachConcurrently(ids: readonly number[], work: (id: number) => Promise<void>): Promise<void> {
  const waiting = ids.values()
  const lane = async () => {
    for (const id of waiting) await work(id)
  }
  await Promise.all(Array.from({ length: maxConcurrent }, lane))
}
