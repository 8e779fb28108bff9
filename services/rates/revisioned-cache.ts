import { statement, type Queries } from '#platform/database.ts'
import { sharedRead } from '#platform/shared-read.ts'

type Kind = 'tax' | 'shipping'

const readRevisions = statement<{ kind: Kind; revision: string }>(
  'rates.revisions',
  'select kind, revision::text from rates_revision',
)

/** Tells which revision each kind of tables is at. */
export type Revisions = () => Promise<ReadonlyMap<Kind, string>>

/** Reads of all revisions, shared by whoever asks a database at once. */
const reads = new WeakMap<Queries, Revisions>()
function revisionsOf(db: Queries): Revisions {
  const known = reads.get(db)
  if (known) return known
  const read = sharedRead(
    async () => new Map((await db.run(readRevisions, [])).map(({ kind, revision }) => [kind, revision])),
  )
  reads.set(db, read)
  return read
}

/** The revisions as they are when they are first asked for. */
export function revisionsOnce(db: Queries): Revisions {
  let read: ReturnType<Revisions> | undefined
  return () => (read ??= revisionsOf(db)())
}

/** Keeps tables in memory and reads them again when their revision has moved, in whatever process it was moved; who asks for several tables tells the revisions that it has read. */
export function keepTables<T>(db: Queries, kind: Kind, load: (db: Queries) => Promise<T>) {
  let kept: { revision: string; tables: Promise<T> } | undefined
  return async (revisions: Revisions = revisionsOf(db)): Promise<T> => {
    const revision = (await revisions()).get(kind)!
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
