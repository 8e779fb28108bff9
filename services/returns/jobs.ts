import type { Database } from '#platform/database.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { sweepReturnPhotos } from './repository.ts'

export const returnJobs: Jobs<{ db: Database } & JobDeps> = {
  joined: {
    keys_sweep: ({ db, clock }) => sweepReturnPhotos(db, clock()),
  },
}
