import { statement, type QueryRunner } from '#platform/database.ts'
import { sharedRead } from '#platform/shared-read.ts'

type Kind = 'tax' | 'shipping'

const readRevisions = statement<{ kind: Kind; revision: string }>(
  'rates.revisions',
  'select kind, revision::text from rates_revision',
)

export type Revisions = () => Promise<ReadonlyMap<Kind, string>>

/** Lets concurrent callers share one read of all revisions per database. */
const reads = new WeakMap<QueryRunner, Revisions>()
function revisionsOf(db: QueryRunner): Revisions {
  const known = reads.get(db)
  if (known) return known
  const read = sharedRead(
    async () => new Map((await db.run(readRevisions, [])).map(({ kind, revision }) => [kind, revision])),
  )
  reads.set(db, read)
  return read
}

/** Returns a function that reads the revisions only once, on the first call. */
export function readRevisionsOnce(db: QueryRunner): Revisions {
  let read: ReturnType<Revisions> | undefined
  return () => (read ??= revisionsOf(db)())
}

/**
 * Caches tables, and reloads them when any process changes their revision. Callers that need several tables pass in
 * revisions that they have already read.
 */
export function cacheTables<T>(db: QueryRunner, kind: Kind, load: (db: QueryRunner) => Promise<T>) {
  let cached: { revision: string; tables: Promise<T> } | undefined
  return async (revisions: Revisions = revisionsOf(db)): Promise<T> => {
    const revision = (await revisions()).get(kind)!
    if (cached?.revision !== revision) {
      const tables = load(db)
      cached = { revision, tables }
      // A failed read is not cached.
      tables.catch(() => {
        if (cached?.tables === tables) cached = undefined
      })
    }
    return cached.tables
  }
}
