import type { StoredRow, RatePlan } from '#domain/rates/plan.ts'
import type { RateKind } from '#domain/rates/rate-kind.ts'
import type { DatedRow } from '#domain/tax/table.ts'
import type { QueryRunner, Statement, Transaction } from '#platform/database.ts'

/** A rate table with file import and export. */
export interface RateTable<Row extends DatedRow> {
  kind: RateKind<Row>
  read: (db: QueryRunner) => Promise<StoredRow<Row>[]>
  /** Serializes imports into a table, so that each import is planned with the result of the previous one. */
  lock: (tx: Transaction) => Promise<unknown>
  write: (tx: Transaction, plan: RatePlan<Row>) => Promise<void>
}

/** Rows and changes are each passed as a single JSON value. */
interface RateStatements<Row> {
  read: Statement<Row & { id: number }>
  lock: Statement<never>
  add: Statement<never>
  /** Takes rows with their ids. */
  change: Statement<never>
  /** Takes ids with their last days. */
  end: Statement<never>
}

export function rateTableOf<Row extends DatedRow>(kind: RateKind<Row>, sql: RateStatements<Row>): RateTable<Row> {
  return {
    kind,
    read: async (db) => (await db.run(sql.read, [])).map(({ id, ...row }) => ({ id, row: row as unknown as Row })),
    lock: (tx) => tx.run(sql.lock, []),
    write: async (tx, { added, changed, ended }) => {
      const json = (rows: readonly object[]) => [JSON.stringify(rows)]
      // Ends rows first, because a new row can only follow one that has ended.
      if (ended.length > 0) await tx.run(sql.end, json(ended.map(({ id, validTo }) => ({ id, validTo }))))
      if (changed.length > 0) await tx.run(sql.change, json(changed.map(({ id, row }) => ({ ...row, id }))))
      if (added.length > 0) await tx.run(sql.add, json(added.map(({ row }) => row)))
    },
  }
}
