import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { releaseLinkHolds } from './payment/orphaned-authorizations.ts'
import { settleLinkRefund, sweepLinkRefunds } from './refund/refund.ts'
import { sweepLinkPayments, captureLinkPayment, type LinkSettleDeps } from './payment/settle.ts'

export const paymentLinkJobs: Jobs<LinkSettleDeps & JobDeps> = {
  afterCommit: {
    link_paid: { run: (deps, { paymentId }) => captureLinkPayment(deps, paymentId) },
    link_refund: {
      runner: 'refunds',
      run: (deps, { paymentId }) => settleLinkRefund(deps, paymentId, deps.report),
    },
  },
  scheduled: {
    links_sweep: { schedule: '* * * * *', run: (deps) => sweepLinkPayments(deps, deps.report) },
  },
  joined: {
    strays_sweep: (deps) => releaseLinkHolds(deps, deps.report),
    refunds_sweep: ({ db }) => sweepLinkRefunds(db),
  },
}
