import { eventDestinations, type ServerDestination } from '#domain/analytics/deliveries/server-destinations.ts'
import type { StoredMessage } from '#domain/analytics/deliveries/stored-event.ts'
import type { QueryRunner } from '#platform/database.ts'
import { insertEvents, createDayPartition } from './repository.ts'

const dayMs = 86_400_000

/**
 * Returns a function that stores each message once, with its deliveries to the configured destinations. It creates a
 * day's partition before storing the day's first message.
 */
export function createEventStore(db: QueryRunner, configured: readonly ServerDestination[]) {
  let opened = -1
  return async (rows: readonly StoredMessage[], now: number): Promise<number> => {
    const day = Math.floor(now / dayMs)
    if (day !== opened) {
      await createDayPartition(db, now)
      opened = day
    }
    return insertEvents(
      db,
      rows.map((row) => ({ ...row, deliverTo: eventDestinations(row, configured) })),
      now,
    )
  }
}
