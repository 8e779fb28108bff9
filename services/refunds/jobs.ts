import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { settleRefunds, sweepRefunds, type SettleDeps } from './settle.ts'

export const refundJobs: Jobs<SettleDeps & JobDeps> = {
  afterCommit: {
    order_refund: { runner: 'refunds', run: (deps, { orderId }) => settleRefunds(deps, orderId, deps.report) },
  },
  scheduled: {
    refunds_sweep: { runner: 'refunds', schedule: '* * * * *', run: ({ db }) => sweepRefunds(db) },
  },
}
