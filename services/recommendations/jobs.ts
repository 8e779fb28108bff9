import type { Database } from '#platform/database.ts'
import type { Jobs } from '#services/outbox/job.ts'
import { assignNumbers } from '#services/fulfilment/steps.ts'
import { countOrders } from './count-orders.ts'
import { compareNewProducts, refreshSimilar } from './refresh-similar.ts'

export const recommendationJobs: Jobs<{ db: Database }> = {
  scheduled: {
    recommendations_refresh: {
      schedule: '23 * * * *',
      queue: 'recommendations',
      run: async ({ db }) => {
        await assignNumbers(db)
        await countOrders(db)
        await compareNewProducts(db)
      },
    },
    similar_products_refresh: {
      schedule: '40 2 * * *',
      fill: '1d',
      queue: 'recommendations',
      run: ({ db }) => refreshSimilar(db),
    },
  },
}
