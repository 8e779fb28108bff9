import type { Database } from '#platform/database.ts'
import type { Jobs } from '#services/outbox/job.ts'
import { refreshChangedPromotions } from './promotions/promotions.ts'
import { refreshCategory } from './categories/refresh-category.ts'

export const catalogJobs: Jobs<{ db: Database }> = {
  afterCommit: {
    listings_refresh: { run: ({ db }, category) => refreshCategory(db, category) },
  },
  scheduled: {
    promotions_show: { schedule: '* * * * *', run: ({ db }) => refreshChangedPromotions(db) },
  },
}
