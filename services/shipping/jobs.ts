import type { QueryRunner } from '#platform/database.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { sweepQuotes } from './repository.ts'

export const shippingJobs: Jobs<{ db: QueryRunner } & JobDeps> = {
  scheduled: {
    quotes_sweep: { schedule: '29 * * * *', run: ({ db, clock }) => sweepQuotes(db, clock()) },
  },
}
