import type { Database } from '#platform/database.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { sweepQuoteFiles } from './discussion/repository.ts'
import { expireQuotes } from './expire-quotes.ts'
import { remindOfQuotes } from './remind.ts'

export const quoteJobs: Jobs<{ db: Database } & JobDeps> = {
  scheduled: {
    quotes_remind: { schedule: '20 * * * *', run: ({ db, clock }) => remindOfQuotes(db, clock()) },
  },
  joined: {
    lists_sweep: ({ db, clock }) => expireQuotes(db, clock()),
    keys_sweep: ({ db, clock }) => sweepQuoteFiles(db, clock()),
  },
}
