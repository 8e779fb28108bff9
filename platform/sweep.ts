import { statement, type QueryRunner } from './database.ts'

/** Limits each statement's locks and WAL. */
const batchSize = 1_000

/** Returns a sweep that deletes rows matching an SQL condition in batches and returns their count. */
export function createSweep(table: string, condition: string) {
  const batch = statement<{ count: number }>(
    `sweep.${table}`,
    `with gone as (
       delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${batchSize}))
       returning 1)
     select count(*)::integer as count from gone`,
  )
  return async (db: QueryRunner, values: readonly unknown[] = []): Promise<number> => {
    let swept = 0
    for (;;) {
      const [{ count }] = (await db.run(batch, values)) as [{ count: number }]
      swept += count
      if (count < batchSize) return swept
    }
  }
}

/** Returns a sweep that uses the application's clock. `$1` is the caller's Unix time in milliseconds, not `now()`. */
export function createClockSweep(table: string, condition: string) {
  const sweep = createSweep(table, condition.replaceAll('$1', '$1::timestamptz'))
  return (db: QueryRunner, now: number) => sweep(db, [new Date(now)])
}
