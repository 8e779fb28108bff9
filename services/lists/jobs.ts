import type { QueryRunner } from '#platform/database.ts'
import type { Jobs } from '#services/outbox/job.ts'
import { sweepGuestWishlists } from './guest-wishlist.ts'
import { sweepLists, sweepRemovedItems } from './steps.ts'

export const listJobs: Jobs<{ db: QueryRunner }> = {
  scheduled: {
    lists_sweep: {
      schedule: '17 * * * *',
      run: ({ db }) => Promise.all([sweepLists(db), sweepRemovedItems(db), sweepGuestWishlists(db)]),
    },
  },
}
