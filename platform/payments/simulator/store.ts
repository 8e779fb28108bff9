import { readFile } from 'node:fs/promises'
import type { Database, QueryRunner, Statement } from '#platform/database.ts'

/** Access to a simulator's rows, inside or outside a transaction. */
export type Store<Rows> = Rows & { inTransaction: <T>(work: (rows: Rows) => Promise<T>) => Promise<T> }

export function createStore<Rows extends object>(db: Database, rowsIn: (queries: QueryRunner) => Rows): Store<Rows> {
  return {
    ...rowsIn(db),
    inTransaction: (work) => db.transaction((tx) => work(rowsIn(tx))),
  }
}

export async function firstOf<Row>(rows: Promise<Row[]>): Promise<Row | undefined> {
  return (await rows)[0]
}

export async function hasRows(rows: Promise<unknown[]>): Promise<boolean> {
  return (await rows).length > 0
}

interface SchemaSource {
  name: string
  /** Serializes processes that start at the same time. */
  lock: Statement<never>
  find: Statement<{ isThere: boolean }>
  sql: URL
  hasNotifications?: boolean
  /** Upgrades the tables of an older demo. */
  upgrade?: Statement<never>
}

/** Creates a simulator's tables once, even if two processes start at the same time. */
export async function createSimulatorSchema(db: Database, source: SchemaSource) {
  const { name, lock, find, sql, hasNotifications = false, upgrade } = source
  const tables = await readFile(sql, 'utf8')
  const notifications = hasNotifications ? await readFile(new URL('notification.sql', import.meta.url), 'utf8') : null
  await db.transaction(async (tx) => {
    await tx.run(lock, [])
    const [found] = await tx.run(find, [])
    if (found?.isThere) {
      if (upgrade) await tx.run(upgrade, [])
      return
    }
    await tx.script(tables)
    if (notifications !== null) await tx.script(notifications.replaceAll('simulator.', `${name}.`))
  })
}
