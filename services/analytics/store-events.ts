import type { QueryRunner } from '#platform/database.ts'
import { insertEvents, openDayOf, type EventRow } from './repository.ts'

const dayMs = 86_400_000

/** Returns a function that stores messages once each, and creates the partition of a day before its first message. */
export function createEventStore(db: QueryRunner) {
  let opened = -1
  return async (rows: readonly EventRow[], now: number): Promise<number> => {
    const day = Math.floor(now / dayMs)
    if (day !== opened) {
      await openDayOf(db, now)
      opened = day
    }
    return insertEvents(db, rows, now)
  }
}
