import { runInOrder } from '#platform/jobs/run-in-order.ts'
import type { JobDeps, Jobs } from '#services/outbox/job.ts'
import { isoDateOf } from '#services/tax/steps.ts'
import { chargeRenewals, type ChargeDeps } from './charge.ts'
import { storeProgramCard } from './store-card.ts'
import { sweepUnpaidPrograms } from './order.ts'
import { releaseExtraHolds } from './orphaned-authorizations.ts'
import { sendRenewalReminders } from './reminders/remind.ts'
import { openDueRenewals } from './renewals.ts'

export const programJobs: Jobs<ChargeDeps & JobDeps> = {
  afterCommit: {
    program_card: { run: (deps, { subscriptionId }) => storeProgramCard(deps, subscriptionId) },
  },
  scheduled: {
    programs_renew: {
      schedule: '11 4 * * *',
      // Makes up for a missed day.
      fill: '1d',
      run: ({ db, clock }) => openDueRenewals(db, isoDateOf(clock())),
    },
    programs_remind: {
      schedule: '41 8 * * *',
      // Makes up for a missed day.
      fill: '1d',
      run: ({ db, clock }) => sendRenewalReminders(db, isoDateOf(clock())),
    },
    // Only one process at a time, because a run may take minutes and a concurrent run would start with the same
    // renewals.
    programs_charge: {
      runner: 'renewals',
      schedule: '* * * * *',
      queue: 'programs',
      run: (deps) =>
        runInOrder(
          () => chargeRenewals(deps, deps.clock()),
          () => releaseExtraHolds(deps, deps.report),
        ),
    },
  },
  joined: {
    keys_sweep: ({ db }) => sweepUnpaidPrograms(db),
  },
}
