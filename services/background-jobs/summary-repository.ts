import { statement, type QueryRunner } from '#platform/database.ts'

/** Queued jobs of one kind. A job on its last attempt is running, not failed. */
export interface JobSummary {
  waiting: number
  retrying: number
  /** Jobs that will be retried after at least five failures. */
  failing: number
  failed: number
  running: number
  /** Seconds since the oldest waiting job became due, or zero if no job is waiting. */
  dueSeconds: number
  lastFailedAt: Date | null
}

const summary = statement<JobSummary & { isMail: boolean }>(
  'background-job.summary',
  `select kind.is_mail as "isMail",
     (count(*) filter (where id is not null and locked_at is null and attempts = 0))::integer as waiting,
     (count(*) filter (where locked_at is null and attempts between 1 and max_attempts - 1))::integer as retrying,
     (count(*) filter (where locked_at is null and attempts between 5 and max_attempts - 1))::integer as failing,
     (count(*) filter (where locked_at is null and attempts >= max_attempts))::integer as failed,
     (count(*) filter (where locked_at is not null))::integer as running,
     coalesce(greatest(extract(epoch from now() - min(run_at) filter (where locked_at is null and attempts < max_attempts)),
       0), 0)::float8 as "dueSeconds",
     max(updated_at) filter (where last_error is not null) as "lastFailedAt"
   from (values (true), (false)) as kind (is_mail)
   left join graphile_worker.jobs on (task_identifier = 'mail_send') = kind.is_mail
   group by kind.is_mail`,
)

/** Returns a summary of queued emails and one of all other queued jobs. */
export async function summarizeJobs(db: QueryRunner): Promise<{ mail: JobSummary; other: JobSummary }> {
  const rows = await db.run(summary, [])
  return { mail: rows.find(({ isMail }) => isMail)!, other: rows.find(({ isMail }) => !isMail)! }
}
