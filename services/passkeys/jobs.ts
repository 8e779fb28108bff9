import type { QueryRunner } from '#platform/database.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { sweepChallenges } from './repository.ts'

export const passkeyJobs: Jobs<{ db: QueryRunner } & JobDeps> = {
  joined: {
    sessions_sweep: ({ db, clock }) => sweepChallenges(db, clock()),
  },
}
