import type { Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { listOrders } from './repository.ts'

/** Returns the ids of the newest orders to ship on some sites. */
export async function readOrdersToShip(db: QueryRunner, sites: readonly Site[], limit: number): Promise<string[]> {
  return (await listOrders(db, { sites, queue: 'to_ship', before: null, limit })).map(({ id }) => id)
}
