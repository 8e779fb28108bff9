import type { Database } from '#platform/database.ts'
import { readAnswers } from './answers/repository.ts'
import { queueQuoteReminderMail } from './mail.ts'
import { takeQuotesToRemind } from './repository.ts'

const remindMs = 3 * 86_400_000

/**
 * Emails customers once, three days before an answer expires. An answer that is valid for less time gets no reminder.
 */
export async function sendQuoteReminders(db: Database, now: number): Promise<void> {
  for (let count = 1; count > 0;) {
    count = await db.transaction(async (tx) => {
      const due = await takeQuotesToRemind(tx, now, now + remindMs)
      for (const quote of due) {
        const [newest] = await readAnswers(tx, quote.listId)
        const wasShort = newest !== undefined && newest.validUntil - newest.sentAt <= remindMs
        if (!wasShort) await queueQuoteReminderMail(tx, quote, quote.validUntil!)
      }
      return due.length
    })
  }
}
