import { statement, type Queries } from '#platform/database.ts'

const readRevision = statement<{ revision: string }>(
  'rates.revision',
  'select revision::text from rates_revision where kind = $1',
)

/** Keeps tables in memory and reads them again when their revision has moved, in whatever process it was moved. */
export function keepTables<T>(db: Queries, kind: 'tax' | 'shipping', load: (db: Queries) => Promise<T>) {
  let kept: { revision: string; tables: Promise<T> } | undefined
  return async (): Promise<T> => {
    const [row] = await db.run(readRevision, [kind])
    const revision = row!.revision
    if (kept?.revision !== revision) {
      const tables = load(db)
      kept = { revision, tables }
      // A failed read is not kept.
      tables.catch(() => {
        if (kept?.tables === tables) kept = undefined
      })
    }
    return kept.tables
  }
}
