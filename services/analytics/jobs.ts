import type { Database } from '#platform/database.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { recordPurchase } from './record-purchase.ts'
import { dropDaysBefore, openDayOf, sweepMessageIds } from './repository.ts'

const dayMs = 86_400_000
/** Thirteen months, so that a day can be compared with the same day a year before. */
const defaultDays = 395
/** Longer than SDKs repeat a message. */
const messageDays = 14

export const analyticsJobs: Jobs<{ db: Database; analyticsDays?: number } & JobDeps> = {
  afterCommit: {
    analytics_purchase: { run: ({ db, clock }, { orderId }) => recordPurchase(db, orderId, clock()) },
  },
  scheduled: {
    analytics_days: {
      schedule: '11 3 * * *',
      fill: '1d',
      queue: 'analytics',
      run: async ({ db, clock, analyticsDays = defaultDays }) => {
        const now = clock()
        for (const days of [0, 1, 2]) await openDayOf(db, now + days * dayMs)
        await dropDaysBefore(db, now - analyticsDays * dayMs)
        await sweepMessageIds(db, now - messageDays * dayMs)
      },
    },
  },
}
