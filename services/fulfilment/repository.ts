import type { Site } from '#domain/sites.ts'
import { statement, type Database, type Queries, type Transaction } from '#platform/database.ts'

export type ExportKind = 'order' | 'cancelled'

/** What a warehouse has to learn, with its number. */
export interface ExportRow {
  number: number
  orderId: string
  kind: ExportKind
  /** Milliseconds since 1970. */
  at: number
}

const insert = statement(
  'fulfilment.export',
  'insert into fulfilment_export (order_id, site, kind) values ($1, $2, $3)',
)
const lock = statement('fulfilment.lock', 'select pg_advisory_xact_lock(7105, 4)')
const waiting = statement<{ id: string }>(
  'fulfilment.waiting',
  'select id from fulfilment_export where number is null limit 1',
)
const give = statement(
  'fulfilment.give-numbers',
  `update fulfilment_export set number = given.number
   from (
     select id, row_number() over (order by id) + (select coalesce(max(number), 0) from fulfilment_export) as number
     from fulfilment_export where number is null
   ) as given
   where fulfilment_export.id = given.id`,
)
const after = statement<ExportRow>(
  'fulfilment.after',
  `select number::float8 as number, order_id as "orderId", kind, (extract(epoch from at) * 1000)::bigint::float8 as at
   from fulfilment_export where site = $1 and number > $2 order by number limit $3`,
)

const highest = statement<{ number: number }>(
  'fulfilment.highest',
  'select coalesce(max(number), 0)::float8 as number from fulfilment_export',
)

/** Writes down that a warehouse has to learn of an order. */
export async function createExport(tx: Transaction, orderId: string, site: Site, kind: ExportKind) {
  await tx.run(insert, [orderId, site, kind])
}

/** Numbers all that is committed and has none, one process at a time: numbers are seen in their order. */
export async function giveNumbers(db: Database) {
  const [some] = await db.run(waiting, [])
  if (!some) return
  await db.transaction(async (tx) => {
    await tx.run(lock, [])
    await tx.run(give, [])
  })
}

/** The number that was given last, of all sites. */
export async function readHighest(db: Queries): Promise<number> {
  return (await db.run(highest, []))[0]!.number
}

export async function readExports(db: Queries, site: Site, number: number, limit: number): Promise<ExportRow[]> {
  return db.run(after, [site, number, limit])
}
