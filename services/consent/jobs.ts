import type { QueryRunner } from '#platform/database.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { sweepRecords } from './repository.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Three years. */
const defaultDays = 1_095

export const consentJobs: Jobs<{ db: QueryRunner; consentDays?: number } & JobDeps> = {
  scheduled: {
    consent_sweep: {
      schedule: '23 4 * * *',
      run: ({ db, clock, consentDays = defaultDays }) => sweepRecords(db, clock() - consentDays * dayMs),
    },
  },
}
