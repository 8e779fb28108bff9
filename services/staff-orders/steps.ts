import type { Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'
import { listOldestToShip } from './repository.ts'

interface ToShipRequest {
  sites: readonly Site[]
  /** Cursor of the last order on the previous page. */
  after: string | undefined
  limit: number
}

/** Returns a page of the shipping queue, oldest first, with each order's cursor. */
export async function readOrdersToShip(db: QueryRunner, { sites, after, limit }: ToShipRequest) {
  const rows = await listOldestToShip(db, { sites, after: decodeCursor(after), limit })
  return rows.map((row) => ({ id: row.id, cursor: encodeCursor(row) }))
}
