import type { Database } from '#platform/database.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { runBulkEdit } from './apply/run-bulk-edit.ts'
import { sweepBulkEdits } from './repository.ts'

export const bulkEditJobs: Jobs<{ db: Database } & JobDeps> = {
  afterCommit: { bulk_edit_run: { run: runBulkEdit } },
  scheduled: {
    bulk_edits_sweep: { schedule: '47 3 * * *', fill: '1d', run: ({ db, clock }) => sweepBulkEdits(db, clock()) },
  },
}
