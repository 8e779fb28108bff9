import type { Database } from '#platform/database.ts'
import { isMarked, mark } from './marks.ts'
import { loadRates } from './rates/load.ts'

/** Puts in what every store begins with, demo or live: tax and shipping tables. Once; afterwards they are the merchant's. */
export async function loadFirstData(db: Database) {
  if (await isMarked(db, 'rates')) return
  await db.transaction(async (tx) => {
    if (await mark(tx, 'rates')) await loadRates(tx)
  })
}
