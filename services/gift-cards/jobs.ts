import type { Database } from '#platform/database.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { deliverDueCards } from './deliveries.ts'

export const giftCardJobs: Jobs<{ db: Database } & JobDeps> = {
  scheduled: {
    gift_cards_sweep: { schedule: '* * * * *', run: ({ db, clock }) => deliverDueCards(db, clock()) },
  },
}
