import type { QueryRunner } from '#platform/database.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { sweepInvitations } from './invitations/repository.ts'
import { sweepStaffSessions } from './session/repository.ts'
import { sweepPasses } from './shop-passes/repository.ts'

export const staffJobs: Jobs<{ db: QueryRunner } & JobDeps> = {
  joined: {
    sessions_sweep: async ({ db, clock }) => {
      await sweepStaffSessions(db, clock())
      await sweepInvitations(db, clock())
      await sweepPasses(db, clock())
    },
  },
}
