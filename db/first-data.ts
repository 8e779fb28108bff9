import type { Database } from '#platform/database.ts'
import { isMarked, mark } from './marks.ts'
import { loadRates } from './rates/load.ts'

/** Loads the initial tax and shipping tables of every store, once; after that the merchant owns them. */
export async function loadFirstData(db: Database) {
  if (await isMarked(db, 'rates')) return
  await db.transaction(async (tx) => {
    if (await mark(tx, 'rates')) await loadRates(tx)
  })
}
