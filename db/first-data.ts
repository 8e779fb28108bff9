import type { Database } from '#platform/database.ts'
import { isDataLoaded, markDataLoaded } from './marks.ts'
import { loadPickupLocations, loadRates } from './rates/load.ts'

const parts = { rates: loadRates, pickup: loadPickupLocations }

/**
 * Loads the demo's tax tables, shipping tables, and pickup locations, once. A live store gets them from `npm run
 * setup`.
 */
export async function loadInitialData(db: Database) {
  for (const [name, load] of Object.entries(parts)) {
    if (await isDataLoaded(db, name)) continue
    await db.transaction(async (tx) => {
      if (await markDataLoaded(tx, name)) await load(tx)
    })
  }
}
