import type { JobState } from '#domain/jobs/job-state.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

export interface ListedJob {
  id: string
  name: string
  attempts: number
  maxAttempts: number
  state: JobState
  lastError: string | null
  template: string | null
  orderId: string | null
  createdAt: Date
  runAt: Date
}

// A job on its last attempt is running, not failed.
const stateOf = `case when job.locked_at is not null then 'running' when job.attempts >= job.max_attempts then 'failed'
     when job.attempts > 0 then 'retrying' else 'waiting' end`
const list = statement<ListedJob>(
  'background-job.list',
  `select job.id::text, task.identifier as name, job.attempts, job.max_attempts as "maxAttempts",
     ${stateOf} as state, job.last_error as "lastError",
     job.payload->>'template' as template, coalesce(job.payload->>'orderId', job.payload->'data'->>'orderId') as "orderId",
     job.created_at as "createdAt", job.run_at as "runAt"
   from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
   where ($1::text is null or ${stateOf} = $1) and ($2::bigint is null or job.id < $2)
   order by job.id desc limit $3`,
)
const counts = statement<{ state: JobState; count: number }>(
  'background-job.count',
  `select ${stateOf} as state, count(*)::integer as count from graphile_worker._private_jobs job group by 1`,
)
const names = statement<{ id: string; name: string }>(
  'background-job.names',
  `select id::text, task_identifier as name from graphile_worker.jobs where id = any($1::bigint[])`,
)
// Both functions skip running jobs. The lock makes a second decision about a job wait until the first is committed.
const retry = statement<{ id: string }>(
  'background-job.retry',
  `select id::text from graphile_worker.reschedule_jobs(array(
     select id from graphile_worker._private_jobs where id = any($1::bigint[]) and attempts > 0 for update), run_at := now(), attempts := 0)`,
)
const discard = statement<{ id: string }>(
  'background-job.discard',
  `select id::text from graphile_worker.complete_jobs(array(
     select id from graphile_worker._private_jobs
     where id = any($1::bigint[]) and attempts >= max_attempts and locked_at is null for update))`,
)
const record = statement(
  'background-job.record-decision',
  `insert into job_decision (job_id, name, decision) select id, name, $3 from unnest($1::bigint[], $2::text[]) as job (id, name)`,
)

interface JobFilter {
  state: JobState | null
  /** Id of the last job on the previous page, or null for the first page. */
  before: string | null
  limit: number
}

/** Returns queued jobs, newest first. */
export async function readJobs(db: QueryRunner, { state, before, limit }: JobFilter): Promise<ListedJob[]> {
  return db.run(list, [state, before, limit])
}

/** Returns the number of jobs by state; a state without jobs is omitted. */
export async function countJobs(db: QueryRunner): Promise<ReadonlyMap<JobState, number>> {
  return new Map((await db.run(counts, [])).map(({ state, count }) => [state, count]))
}

/** Returns job names by id; completed jobs are omitted. */
export async function readJobNames(db: QueryRunner, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return new Map((await db.run(names, [ids])).map(({ id, name }) => [id, name]))
}

/** Makes jobs with at least one failed attempt due now, and returns their ids. */
export async function retryJobs(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  return (await tx.run(retry, [ids])).map(({ id }) => id)
}

/** Deletes failed jobs and returns their ids. */
export async function discardJobs(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  return (await tx.run(discard, [ids])).map(({ id }) => id)
}

/** Records a decision about jobs in the audit log, because the log does not cover the job queue table. */
export async function recordDecision(
  tx: Transaction,
  decision: 'retry' | 'discard',
  jobs: readonly (readonly [id: string, name: string])[],
): Promise<void> {
  await tx.run(record, [jobs.map(([id]) => id), jobs.map(([, name]) => name), decision])
}
