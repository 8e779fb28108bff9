import type { Database } from '#platform/database.ts'
import { cachedCatalog } from '#services/wiring/reads/catalog-reads.ts'
import type { IndexEngine } from './index/index-engine.ts'

/** Builds an indexed catalog. An error fails the test. */
export async function indexedCatalog(db: Database) {
  const report = (error: unknown) => {
    throw error
  }
  const catalog = cachedCatalog(db, 'index', report)
  catalog.reset()
  const index = catalog.index as IndexEngine
  return { catalog, index, size: await index.whenBuilt() }
}
