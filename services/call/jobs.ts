import type { QueryRunner } from '#platform/database.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { sweepAttempts } from './limits/attempt-limiter.ts'
import { sweepIdempotencyKeys } from './idempotency.ts'

export const callJobs: Jobs<{ db: QueryRunner } & JobDeps> = {
  scheduled: {
    keys_sweep: {
      schedule: '43 3 * * *',
      run: ({ db, clock }) => Promise.all([sweepIdempotencyKeys(db), sweepAttempts(db, clock())]),
    },
  },
}
