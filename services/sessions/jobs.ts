import type { QueryRunner } from '#platform/database.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { sweepLoginDelays } from './login-delays.ts'
import { sweepSessions } from './repository.ts'

export const sessionJobs: Jobs<{ db: QueryRunner } & JobDeps> = {
  scheduled: {
    sessions_sweep: {
      schedule: '51 3 * * *',
      run: ({ db, clock }) => Promise.all([sweepSessions(db, clock()), sweepLoginDelays(db, clock())]),
    },
  },
}
