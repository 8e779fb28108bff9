import { reminderMs } from '#domain/quotes/draft-order.ts'
import type { Database } from '#platform/database.ts'
import { mailDraftOrderLink } from '#services/payment-links/draft-steps.ts'
import { takeDueReminders } from './repository.ts'

/**
 * Emails each open draft order payment link again, once, three days before it expires. A link gets no reminder if it
 * was never emailed, was valid for three days at most, or is being paid.
 */
export async function sendDraftOrderReminders(db: Database, now: number): Promise<void> {
  for (let count = 1; count > 0;) {
    count = await db.transaction(async (tx) => {
      const due = await takeDueReminders(tx, now, now + reminderMs)
      for (const { linkId: id, site, email, validUntil } of due)
        await mailDraftOrderLink(tx, { id, site, email }, `reminder-${validUntil}`)
      return due.length
    })
  }
}
