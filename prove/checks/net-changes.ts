import { statement, type Database } from '#platform/database.ts'
import { unlogged, type RowChange } from './recorded-writes.ts'

const primaryKeys = statement<{ table: string; columns: string[] }>(
  'prove.primary-keys',
  `select c.relname as "table", array_agg(a.attname::text order by a.attname) as columns from pg_index as i
   join pg_class as c on c.oid = i.indrelid join pg_attribute as a on a.attrelid = c.oid and a.attnum = any (i.indkey)
   where i.indisprimary and c.relnamespace = 'public'::regnamespace group by 1`,
)

type PrimaryKeys = ReadonlyMap<string, readonly string[]>

export async function readPrimaryKeys(db: Database): Promise<PrimaryKeys> {
  return new Map((await db.run(primaryKeys, [])).map(({ table, columns }) => [table, columns]))
}

/** Columns that an undo moves on: versions, times of the last change, and the counted uses of media files. */
const movedOn: Readonly<Record<string, readonly string[]>> = {
  product: ['updated_at'],
  category: ['updated_at', 'edit_version', 'links_version'],
  post: ['updated_at'],
  flag: ['updated_at'],
  media_file: ['is_permanent', 'unused_since'],
}

/** Describes the rows of logged tables that differ after a series of writes from before it. */
export function netChanges(writes: readonly RowChange[], keys: PrimaryKeys): string[] {
  const rows = new Map<string, Pick<RowChange, 'table' | 'before' | 'after'>>()
  for (const { table, before, after } of writes) {
    if (table in unlogged) continue
    const row = (after ?? before)!
    const name = `${table} ${JSON.stringify((keys.get(table) ?? Object.keys(row)).map((column) => row[column]))}`
    rows.set(name, { table, before: rows.has(name) ? rows.get(name)!.before : before, after })
  }
  return [...rows].flatMap(([name, { table, before, after }]) => {
    const columns = Object.keys(before ?? after ?? {}).filter(
      (column) =>
        !movedOn[table]?.includes(column) && JSON.stringify(before?.[column]) !== JSON.stringify(after?.[column]),
    )
    if (columns.length === 0) return []
    // The Undo of a path leads the undone path to the restored one, as documented.
    if (table === 'redirect' && before === null) return []
    const difference =
      before === null ? 'is still there' : after === null ? 'is missing' : `differs in ${columns.join(', ')}`
    return [`${name} ${difference}`]
  })
}
