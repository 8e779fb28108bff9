import { utcDay } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { assignExportNumbers } from '#services/fulfilment/steps.ts'
import { countOrders } from './count-orders.ts'
import { sweepPairs } from './repository.ts'
import { countViews } from './viewed/count-views.ts'
import { sweepSightings, sweepViewedPairs } from './viewed/repository.ts'
import { refreshRecommendations, refreshSimilar } from './refresh-similar.ts'

const monthMs = 30 * 86_400_000
const yearMs = 365 * 86_400_000

export const recommendationJobs: Jobs<{ db: Database } & JobDeps> = {
  scheduled: {
    recommendations_refresh: {
      schedule: '23 * * * *',
      queue: 'recommendations',
      run: async ({ db, clock }) => {
        await assignExportNumbers(db)
        await countOrders(db)
        await countViews(db, clock())
        await refreshRecommendations(db)
      },
    },
    similar_products_refresh: {
      schedule: '40 2 * * *',
      fill: '1d',
      queue: 'recommendations',
      run: async ({ db, clock }) => {
        await sweepPairs(db, clock() - yearMs)
        await sweepViewedPairs(db, clock() - yearMs)
        await sweepSightings(db, [utcDay(clock() - monthMs)])
        await refreshSimilar(db)
      },
    },
  },
}
