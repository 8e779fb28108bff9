import type { Site } from '#domain/sites.ts'
import { statement, type Database, type QueryRunner, type Transaction } from '#platform/database.ts'

type ExportKind = 'order' | 'cancelled' | 'address'

export interface ExportRow {
  number: number
  orderId: string
  kind: ExportKind
  /** Unix time in milliseconds. */
  at: number
}

const lock = statement('fulfilment.lock', 'select pg_advisory_xact_lock(7111, 1)')
const waiting = statement<{ id: string }>(
  'fulfilment.waiting',
  'select id from fulfilment_export where number is null limit 1',
)
// Assigns numbers in batches, because an old store may have years of orders. The first number is derived from the
// current time, so that a restored store never reuses a number.
const give = statement(
  'fulfilment.give-numbers',
  `update fulfilment_export set number = given.number
   from (
     select id, row_number() over (order by id) + coalesce(
       (select max(number) from fulfilment_export), extract(epoch from now())::bigint * 100000) as number
     from (select id from fulfilment_export where number is null order by id limit 1000) as next
   ) as given
   where fulfilment_export.id = given.id`,
)
const after = statement<ExportRow>(
  'fulfilment.after',
  `select number::float8 as number, order_id as "orderId", kind, (extract(epoch from at) * 1000)::bigint::float8 as at
   from fulfilment_export where site = $1 and number > $2 order by number limit $3`,
)

const exported = statement<{ id: string }>('fulfilment.given', 'select id from fulfilment_export where number = $1')
const forget = statement('fulfilment.forget-numbers', 'update fulfilment_export set number = null')

/** Assigns numbers to committed exports, in one process at a time, so that numbers become visible in order. */
export async function assignExportNumbers(db: Database) {
  const [some] = await db.run(waiting, [])
  if (some) await db.transaction(assignNextExport)
}

/** Assigns numbers to the next batch while holding the lock. */
export async function assignNextExport(tx: Transaction) {
  await tx.run(lock, [])
  await tx.run(give, [])
}

/** Returns true for 0, which precedes all numbers, and for numbers that this store has assigned. */
export async function wasExported(db: QueryRunner, number: number): Promise<boolean> {
  return number === 0 || (await db.run(exported, [number])).length > 0
}

/**
 * Renumbers all exports after a restore, because exports that the warehouse has already read may be for lost orders.
 */
export async function renumberExports(db: QueryRunner) {
  await db.run(forget, [])
}

export async function readExports(db: QueryRunner, site: Site, number: number, limit: number): Promise<ExportRow[]> {
  return db.run(after, [site, number, limit])
}

interface ExportedOrder {
  number: number
  kind: ExportKind
  listId: string
}

const ordersAfter = statement<ExportedOrder>(
  'fulfilment.orders-after',
  `select e.number::float8 as number, e.kind, o.list_id as "listId"
   from fulfilment_export e join shop_order o on o.id = e.order_id where e.number > $1 order by e.number limit $2`,
)

/** Returns paid and canceled orders on all sites after an export number, in export order. */
export async function readOrdersAfter(db: QueryRunner, number: number, max: number): Promise<ExportedOrder[]> {
  return db.run(ordersAfter, [number, max])
}
