import { statement, type Queries } from '#platform/database.ts'
import { sharedRead } from '#platform/shared-read.ts'

type Kind = 'tax' | 'shipping'

const readRevisions = statement<{ kind: Kind; revision: string }>(
  'rates.revisions',
  'select kind, revision::text from rates_revision',
)

/** Reads of all revisions, shared by whoever asks a database at once. */
const reads = new WeakMap<Queries, () => Promise<Map<Kind, string>>>()
function revisionsOf(db: Queries) {
  const known = reads.get(db)
  if (known) return known
  const read = sharedRead(
    async () => new Map((await db.run(readRevisions, [])).map(({ kind, revision }) => [kind, revision])),
  )
  reads.set(db, read)
  return read
}

/** Keeps tables in memory and reads them again when their revision has moved, in whatever process it was moved. */
export function keepTables<T>(db: Queries, kind: Kind, load: (db: Queries) => Promise<T>) {
  let kept: { revision: string; tables: Promise<T> } | undefined
  return async (): Promise<T> => {
    const revision = (await revisionsOf(db)()).get(kind)!
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
