import type { QueryRunner } from '#platform/database.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { sweepCaptcha } from './check.ts'

export const captchaJobs: Jobs<{ db: QueryRunner } & JobDeps> = {
  joined: {
    keys_sweep: ({ db, clock }) => sweepCaptcha(db, clock()),
  },
}
