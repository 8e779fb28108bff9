import type { Queries } from '#platform/database.ts'
import type { Jobs } from '#services/outbox/job.ts'
import { sweepRecipes } from './repository.ts'

export const recipeJobs: Jobs<{ db: Queries }> = {
  joined: {
    keys_sweep: ({ db }) => sweepRecipes(db),
  },
}
