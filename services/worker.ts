import type { Database } from '#platform/database.ts'
import { startJobs } from '#platform/jobs/queue.ts'
import { sweepLists } from './lists/steps.ts'
import { publishOrder, sweepOrders } from './checkout/publish.ts'
import type { SettleDeps } from './checkout/settle.ts'
import { sendMail, type MailDeps } from './mails/send.ts'
import { startRelay } from './outbox/relay.ts'
import type { OutboxTopics } from './outbox/steps.ts'
import { sweepKeys } from './write-once.ts'

export type WorkerDeps = SettleDeps & MailDeps & { db: Database }

const schedule = ['* * * * * orders.sweep', '17 * * * * lists.sweep', '43 3 * * * keys.sweep'].join('\n')

/** Starts the relay of the outbox and the jobs that follow from it. */
export async function startWorker(deps: WorkerDeps, databaseUrl: string, report: (error: unknown) => void) {
  const relay = startRelay(deps.db, report)
  const jobs = await startJobs(
    databaseUrl,
    {
      'order.paid': (payload) => publishOrder(deps, (payload as OutboxTopics['order.paid']).orderId),
      'mail.send': (payload) => sendMail(deps, payload as OutboxTopics['mail.send']),
      'orders.sweep': () => sweepOrders(deps),
      'lists.sweep': () => sweepLists(deps.db),
      'keys.sweep': () => sweepKeys(deps.db),
    },
    schedule,
    report,
  )
  return {
    stop: async () => {
      await relay.stop()
      await jobs.stop()
    },
  }
}
