import type { Database } from '#platform/database.ts'
import type { ReadGrowthBook } from '#platform/flags/growthbook.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { mirrorGrowthBook } from './mirror.ts'
import { applyFlagSetting, lockFlags, readDueFlags } from './settings/repository.ts'

export interface FlagJobDeps {
  db: Database
  /** If absent, the store manages its own flags. */
  growthBook?: ReadGrowthBook
}

export const flagJobs: Jobs<FlagJobDeps & JobDeps> = {
  scheduled: {
    flags_schedule: {
      runner: 'mail',
      schedule: '* * * * *',
      run: ({ db, growthBook, clock, report }) =>
        growthBook ? mirrorGrowthBook(db, growthBook, { now: clock(), report }) : applyDueFlags(db, clock()),
    },
  },
}

/** Applies rules that started or ended, and purges the pages that depend on their flags. */
export async function applyDueFlags(db: Database, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockFlags(tx)
    for (const key of await readDueFlags(tx, now)) await applyFlagSetting(tx, key, now)
  })
}
