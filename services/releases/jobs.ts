import type { QueryRunner } from '#platform/database.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { sweepForeignHosts } from './repository.ts'

export const releaseJobs: Jobs<{ db: QueryRunner } & JobDeps> = {
  joined: {
    keys_sweep: ({ db, clock }) => sweepForeignHosts(db, clock()),
  },
}
