import type { Database } from '#platform/database.ts'
import { setListOpen } from '#services/lists/steps.ts'
import { expireLapsedQuotes } from './repository.ts'

/** Closes the lists of expired quotes until staff send the quotes again [LIST-234]. */
export async function expireQuotes(db: Database, now: number): Promise<void> {
  for (let count = 1; count > 0;) {
    count = await db.transaction(async (tx) => {
      const lapsed = await expireLapsedQuotes(tx, now)
      for (const quote of lapsed) await setListOpen(tx, quote, false)
      return lapsed.length
    })
  }
}
