import type { Database } from '#platform/database.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { expireQuotes } from './expire-quotes.ts'

export const quoteJobs: Jobs<{ db: Database } & JobDeps> = {
  joined: {
    lists_sweep: ({ db, clock }) => expireQuotes(db, clock()),
  },
}
