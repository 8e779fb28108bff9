import type { QueryRunner } from '#platform/database.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { sweepDevices } from './repository.ts'

export const pushJobs: Jobs<{ db: QueryRunner } & JobDeps> = {
  joined: {
    keys_sweep: ({ db, clock }) => sweepDevices(db, clock()),
  },
}
