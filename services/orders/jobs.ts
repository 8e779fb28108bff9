import { runInOrder } from '#platform/jobs/run-in-order.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { applyPaymentEvent, sweepPaymentEvents } from './payment/apply-payment-event.ts'
import { sweepPaymentAttempts } from './payment/card-testing-limits.ts'
import { releasePayment, type SettleDeps } from './payment/order-payment.ts'
import { voidOrphanedAuthorizations } from './payment/orphaned-authorizations.ts'
import { publishOrder, sweepOrders } from './publish.ts'

export const orderJobs: Jobs<SettleDeps & JobDeps> = {
  afterCommit: {
    order_paid: { run: (deps, { orderId }) => publishOrder(deps, orderId) },
    payment_release: { run: (deps, { orderId, reference }) => releasePayment(deps, orderId, reference) },
    payment_told: { run: (deps, { eventId }) => applyPaymentEvent(deps, eventId) },
  },
  scheduled: {
    orders_sweep: {
      schedule: '* * * * *',
      run: (deps) =>
        runInOrder(
          () => sweepPaymentEvents(deps),
          () => sweepOrders(deps, deps.clock()),
        ),
    },
    // Only one process at a time, because a search may take minutes and a concurrent one would start with the same
    // orders.
    strays_sweep: {
      runner: 'orphans',
      schedule: '* * * * *',
      queue: 'strays',
      isSequential: true,
      run: (deps) => voidOrphanedAuthorizations(deps, deps.report),
    },
  },
  joined: {
    keys_sweep: ({ db, clock }) => sweepPaymentAttempts(db, clock()),
  },
}
