import { statement, type Queries } from './database.ts'

/** So many rows in one statement: its locks and its log stay small however much there is to delete. */
const batchSize = 1_000

/**
 * Makes a sweep: it deletes the rows of a table that a condition of SQL names, batch by batch, and answers how many they
 * were. Rows that change meanwhile stay until the next sweep.
 */
export function sweepOf(table: string, condition: string) {
  const batch = statement<{ count: number }>(
    `sweep.${table}`,
    `with gone as (
       delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${batchSize}))
       returning 1)
     select count(*)::integer as count from gone`,
  )
  return async (db: Queries, values: readonly unknown[] = []): Promise<number> => {
    let swept = 0
    for (;;) {
      const [{ count }] = (await db.run(batch, values)) as [{ count: number }]
      swept += count
      if (count < batchSize) return swept
    }
  }
}

/**
 * Makes a sweep of rows that the product's clock stamped: `$1` of the condition is the time that the caller passes in,
 * in milliseconds since 1970, never the database's own.
 */
export function sweepAt(table: string, condition: string) {
  const sweep = sweepOf(table, condition.replaceAll('$1', '$1::timestamptz'))
  return (db: Queries, now: number) => sweep(db, [new Date(now)])
}
