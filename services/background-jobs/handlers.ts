import type { backgroundJobs } from '#contract/background-jobs.ts'
import { jobStates, mayDiscardJob, shownJobError } from '#domain/jobs/job-state.ts'
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
  async 'GET /svc_admin/jobs'({ query: { state = null, before = null, limit } }, { db }) {
    const [rows, counts] = [await readJobs(db, { state, before, limit }), await countJobs(db)]
    return {
      jobs: rows.map(wireJob),
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
    if ([...names.values()].some((name) => !mayDiscardJob(name))) throw refuse('job_must_run')
    const ids = await db.transaction((tx) => decide(tx, 'discard', body.ids))
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

function wireJob({ createdAt, runAt, lastError, ...job }: ListedJob) {
  return {
    ...job,
    lastError: lastError && shownJobError(lastError),
    createdAt: createdAt.toISOString(),
    runAt: runAt.toISOString(),
    mayDiscard: mayDiscardJob(job.name),
  }
}
