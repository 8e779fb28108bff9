import type { Database } from '#platform/database.ts'
import { isMarked, mark } from './marks.ts'
import { loadRates } from './rates/load.ts'

/** Loads every store's initial tax and shipping tables once. After that, the merchant maintains them. */
export async function loadFirstData(db: Database) {
  if (await isMarked(db, 'rates')) return
  await db.transaction(async (tx) => {
    if (await mark(tx, 'rates')) await loadRates(tx)
  })
}
