import type { ClientBase } from 'pg'
import { z } from 'zod'

/** Field names follow graphile-worker's add_job. */
export const WaitingJob = z.strictObject({
  task: z.string(),
  payload: z.unknown(),
  key: z.string().nullable(),
  runAt: z.string(),
  maxAttempts: z.int(),
  priority: z.int(),
})
export type WaitingJob = z.infer<typeof WaitingJob>

/** Returns all waiting and running jobs except scheduled ones. */
export async function readJobs(client: ClientBase): Promise<WaitingJob[]> {
  const { rows: found } = await client.query<{ isThere: boolean }>(
    `select to_regclass('graphile_worker._private_jobs') is not null as "isThere"`,
  )
  if (!found[0]!.isThere) return []
  const { rows } = await client.query<WaitingJob>(
    `select task.identifier as task, job.payload, job.key, job.run_at::text as "runAt",
       job.max_attempts::integer as "maxAttempts", job.priority::integer as priority
     from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
     where job.payload::jsonb -> '_cron' is null order by job.id`,
  )
  return rows
}

export async function addJobs(client: ClientBase, jobs: readonly WaitingJob[]): Promise<void> {
  for (const { task, payload, key, runAt, maxAttempts, priority } of jobs) {
    await client.query(
      `select from graphile_worker.add_job($1, $2::json, run_at => $3::timestamptz, max_attempts => $4, job_key => $5,
         priority => $6)`,
      [task, JSON.stringify(payload), runAt, maxAttempts, key, priority],
    )
  }
}
