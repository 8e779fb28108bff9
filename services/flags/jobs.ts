import type { Database } from '#platform/database.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { applyFlagSetting, lockFlags, readDueFlags } from './settings/repository.ts'

export const flagJobs: Jobs<{ db: Database } & JobDeps> = {
  scheduled: {
    flags_schedule: { schedule: '* * * * *', run: ({ db, clock }) => applyDueFlags(db, clock()) },
  },
}

/** Applies rules that started or ended, which purges the pages with their flags. */
export async function applyDueFlags(db: Database, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockFlags(tx)
    for (const key of await readDueFlags(tx, now)) await applyFlagSetting(tx, key, now)
  })
}
