import type { QueryRunner } from '#platform/database.ts'
import type { Jobs } from '#services/outbox/job.ts'
import { sweepRecipes } from './repository.ts'

export const recipeJobs: Jobs<{ db: QueryRunner }> = {
  joined: {
    keys_sweep: ({ db }) => sweepRecipes(db),
  },
}
