import type { Database } from '#platform/database.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { sweepQuoteFiles } from './discussion/repository.ts'
import { sendDraftOrderReminders } from './draft-orders/remind.ts'
import { sweepDraftOrders } from './draft-orders/repository.ts'
import { expireQuotes } from './expire-quotes.ts'
import { sendQuoteReminders } from './remind.ts'

export const quoteJobs: Jobs<{ db: Database } & JobDeps> = {
  scheduled: {
    quotes_remind: {
      schedule: '20 * * * *',
      run: async ({ db, clock }) => {
        await sendQuoteReminders(db, clock())
        await sendDraftOrderReminders(db, clock())
      },
    },
  },
  joined: {
    lists_sweep: ({ db, clock }) => expireQuotes(db, clock()),
    keys_sweep: ({ db, clock }) => Promise.all([sweepQuoteFiles(db, clock()), sweepDraftOrders(db, clock())]),
  },
}
