import type { QueryRunner } from '#platform/database.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { sweepMisses } from './misses/repository.ts'

export const routeJobs: Jobs<{ db: QueryRunner } & JobDeps> = {
  joined: {
    keys_sweep: ({ db, clock }) => sweepMisses(db, clock()),
  },
}
