import type { ClientBase } from 'pg'
import type { BackupTable, Manifest } from './manifest.ts'

/**
 * Excludes queued jobs, which are stored separately, and the migrations table, because a restore runs the migrations.
 */
const isOurs = `n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'graphile_worker')
  and (n.nspname, c.relname) <> ('public', 'migration')`

export type TableShape = Pick<BackupTable, 'schema' | 'name' | 'columns'>

/** Returns the store's tables without generated columns. */
export async function readTables(client: ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select n.nspname as schema, c.relname as name,
       (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and ${isOurs} order by 1, 2`,
  )
  return rows
}

export async function readSequences(client: ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and ${isOurs} order by 1, 2`,
  )
  const sequences: Manifest['sequences'] = []
  for (const { schema, name } of rows) {
    const { rows: found } = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from ${quoteTableName({ schema, name })}`,
    )
    sequences.push({ schema, name, ...found[0]! })
  }
  return sequences
}

export function quoteTableName({ schema, name }: Pick<TableShape, 'schema' | 'name'>): string {
  return `"${schema}"."${name}"`
}

/** Returns a table with its columns, for COPY. */
export function withColumns(table: TableShape): string {
  return `${quoteTableName(table)} (${table.columns.map((column) => `"${column}"`).join(', ')})`
}
