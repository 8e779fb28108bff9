import type { QueryRunner } from '#platform/database.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { sweepRequests } from './repository.ts'

export const printCatalogJobs: Jobs<{ db: QueryRunner } & JobDeps> = {
  joined: {
    keys_sweep: ({ db, clock }) => sweepRequests(db, clock()),
  },
}
