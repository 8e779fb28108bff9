import type { backgroundJobs } from '#contract/background-jobs.ts'
import { jobStates, mayDiscardJob, redactJobError } from '#domain/jobs/job-state.ts'
import type { Staff } from '#domain/staff/staff.ts'
import type { Database, Transaction } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import {
  countJobs,
  discardJobs,
  readJobNames,
  readJobs,
  recordDecision,
  retryJobs,
  type ListedJob,
} from './repository.ts'

export const backgroundJobHandlers: Handlers<typeof backgroundJobs, { db: Database }> = {
  async 'GET /svc_admin/jobs'({ staff, query: { state = null, before = null, limit } }, { db }) {
    const [rows, counts] = [await readJobs(db, { state, before, limit }), await countJobs(db)]
    return {
      jobs: rows.map((row) => wireJob(row, staff)),
      next: rows.length < limit ? null : rows.at(-1)!.id,
      counts: Object.fromEntries(jobStates.map((each) => [each, counts.get(each) ?? 0])) as Record<
        (typeof jobStates)[number],
        number
      >,
    }
  },

  async 'POST /svc_admin/jobs/retry'({ body, refuse }, { db }) {
    const ids = await db.transaction((tx) => decide(tx, 'retry', body.ids))
    if (ids.length === 0) throw refuse('job_not_found')
    return { ids }
  },

  async 'POST /svc_admin/jobs/discard'({ body, refuse }, { db }) {
    const names = await readJobNames(db, body.ids)
    const allowed = [...names].flatMap(([id, name]) => (mayDiscardJob(name) ? [id] : []))
    if (names.size > 0 && allowed.length === 0) throw refuse('job_must_run')
    const ids = await db.transaction((tx) => decide(tx, 'discard', allowed))
    if (ids.length === 0) throw refuse('job_not_found')
    return { ids }
  },
}

/** Retries or discards jobs and records which. Returns the ids of the jobs that changed. */
async function decide(tx: Transaction, decision: 'retry' | 'discard', ids: readonly string[]): Promise<string[]> {
  const names = await readJobNames(tx, ids)
  const changed = await (decision === 'retry' ? retryJobs(tx, ids) : discardJobs(tx, ids))
  if (changed.length > 0)
    await recordDecision(
      tx,
      decision,
      changed.map((id) => [id, names.get(id) ?? '']),
    )
  return changed
}

function wireJob({ createdAt, runAt, lastError, orderId, ...job }: ListedJob, { permissions }: Staff) {
  return {
    ...job,
    orderId: permissions.has('orders.read') ? orderId : null,
    lastError: permissions.has('jobs.write') ? lastError && redactJobError(lastError) : null,
    createdAt: createdAt.toISOString(),
    runAt: runAt.toISOString(),
    mayDiscard: mayDiscardJob(job.name),
  }
}
