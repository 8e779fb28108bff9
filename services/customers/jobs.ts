import type { Database } from '#platform/database.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { sweepProofs } from './verification/repository.ts'

export const customerJobs: Jobs<{ db: Database } & JobDeps> = {
  joined: {
    keys_sweep: ({ db, clock }) => sweepProofs(db, clock()),
  },
}
