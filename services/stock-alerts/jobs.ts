import type { Database } from '#platform/database.ts'
import type { Jobs } from '#services/outbox/job.ts'
import { sweepStockAlerts } from './repository.ts'
import { sendStockAlerts } from './send-stock-alerts.ts'

export const stockAlertJobs: Jobs<{ db: Database }> = {
  scheduled: {
    bins_tell: { schedule: '* * * * *', run: ({ db }) => sendStockAlerts(db) },
  },
  joined: {
    keys_sweep: ({ db }) => sweepStockAlerts(db),
  },
}
