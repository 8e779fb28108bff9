import type { Database } from '#platform/database.ts'
import { mailDraftOrderLink } from '#services/payment-links/draft-steps.ts'
import { takeDueReminders } from './repository.ts'

const remindMs = 3 * 86_400_000

/** Emails each open payment link of a draft order again, once, three days before it expires. */
export async function remindOfDraftOrders(db: Database, now: number): Promise<void> {
  for (let count = 1; count > 0;) {
    count = await db.transaction(async (tx) => {
      const due = await takeDueReminders(tx, now, now + remindMs)
      for (const { linkId: id, site, email, validUntil } of due)
        await mailDraftOrderLink(tx, { id, site, email }, `reminder-${validUntil}`)
      return due.length
    })
  }
}
