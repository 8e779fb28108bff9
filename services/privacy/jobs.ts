import type { Database } from '#platform/database.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { clearSentCards } from '#services/gift-cards/privacy-steps.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { deleteDueAccounts } from './delete-account.ts'
import { sweepExports } from './repository.ts'
import { runExport } from './run-export.ts'

export const privacyJobs: Jobs<{ db: Database; payments: Payments; secret: string } & JobDeps> = {
  afterCommit: {
    data_export: { run: ({ db, secret, clock }, { exportId }) => runExport(db, secret, exportId, clock()) },
  },
  scheduled: {
    account_deletions: {
      schedule: '13 2 * * *',
      fill: '1d',
      queue: 'account_deletions',
      run: async (deps) => {
        await deleteDueAccounts(deps)
        await clearSentCards(deps.db, deps.clock())
      },
    },
    data_exports_sweep: {
      schedule: '29 * * * *',
      run: ({ db, clock }) => sweepExports(db, clock()),
    },
  },
}
