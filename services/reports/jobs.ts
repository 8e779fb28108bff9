import type { Database } from '#platform/database.ts'
import type { Jobs } from '#services/outbox/job.ts'
import { backfillSales } from './backfill-sales.ts'

export const reportJobs: Jobs<{ db: Database }> = {
  afterCommit: {
    sales_fill: { run: ({ db }) => backfillSales(db) },
  },
}
