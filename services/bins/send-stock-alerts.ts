import type { Database } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { takeBack } from './repository.ts'

/**
 * Mails those who wait for a product that is back on the shelf: each once, in the order in which they asked, and no more
 * in a day than there are pieces [BIN-411, design-commerce D7].
 */
export async function sendStockAlerts(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { id, email } of await takeBack(tx)) {
      await afterCommit(tx, 'mail_send', {
        template: 'back-in-stock',
        to: email,
        data: { id },
        key: `back-in-stock.${id}`,
      })
    }
  })
}
