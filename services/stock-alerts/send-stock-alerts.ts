import type { Database } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { markAlertsSent } from './repository.ts'

/**
 * Queues alerts for restocked products, each once, in subscription order, and at most one per unit and day [BIN-411].
 */
export async function sendStockAlerts(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { id, email, locale } of await markAlertsSent(tx)) {
      await afterCommit(tx, 'mail_send', {
        template: 'back-in-stock',
        to: email,
        data: { id },
        key: `back-in-stock.${id}`,
        locale,
      })
    }
  })
}
