import type { QueryRunner } from '#platform/database.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { sweepDeletedViews } from './repository.ts'

export const savedViewJobs: Jobs<{ db: QueryRunner } & JobDeps> = {
  joined: { keys_sweep: ({ db, clock }) => sweepDeletedViews(db, clock()) },
}
