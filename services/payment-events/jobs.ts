import type { Queries } from '#platform/database.ts'
import type { Jobs } from '#services/outbox/job.ts'
import { sweepAgreements } from './paypal-memory.ts'
import { sweepEvents } from './repository.ts'

export const paymentEventJobs: Jobs<{ db: Queries }> = {
  joined: {
    keys_sweep: ({ db }) => Promise.all([sweepEvents(db), sweepAgreements(db)]),
  },
}
