import type { QueryRunner } from '#platform/database.ts'
import type { Jobs } from '#services/outbox/job.ts'
import { sweepAgreements } from './paypal-token-store.ts'
import { sweepEvents } from './repository.ts'

export const paymentEventJobs: Jobs<{ db: QueryRunner }> = {
  joined: {
    keys_sweep: ({ db }) => Promise.all([sweepEvents(db), sweepAgreements(db)]),
  },
}
