import type { Database } from '#platform/database.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { registerFolder } from './register-files.ts'
import { sweepFiles } from './sweep-files.ts'

export interface MediaJobDeps {
  db: Database
  mediaFolder: string
  mediaUnusedDays: number
}

export const mediaJobs: Jobs<MediaJobDeps & JobDeps> = {
  scheduled: {
    media_sweep: {
      schedule: '23 4 * * *',
      fill: '1d',
      run: async (deps) => {
        await registerFolder(deps.db, deps.mediaFolder, deps.clock())
        await sweepFiles(deps)
      },
    },
  },
}
