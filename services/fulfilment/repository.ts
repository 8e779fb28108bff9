import type { Site } from '#domain/sites.ts'
import { statement, type Database, type Queries, type Transaction } from '#platform/database.ts'

type ExportKind = 'order' | 'cancelled'

/** What a warehouse has to learn, with its number. */
export interface ExportRow {
  number: number
  orderId: string
  kind: ExportKind
  /** Milliseconds since 1970. */
  at: number
}

const lock = statement('fulfilment.lock', 'select pg_advisory_xact_lock(7111, 1)')
const waiting = statement<{ id: string }>(
  'fulfilment.waiting',
  'select id from fulfilment_export where number is null limit 1',
)
// A prefix of what waits keeps what numbers promise; a store that sold for years before anybody read does not number all at
// once. The first number is of the time at which it was given: no store that was restored gives one again.
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

const given = statement<{ id: string }>('fulfilment.given', 'select id from fulfilment_export where number = $1')
const forget = statement('fulfilment.forget-numbers', 'update fulfilment_export set number = null')

/** Numbers what is committed and has no number, one process at a time: numbers are seen in their order. */
export async function giveNumbers(db: Database) {
  const [some] = await db.run(waiting, [])
  if (some) await db.transaction(giveNext)
}

/** Numbers what comes next, once nobody else does. */
export async function giveNext(tx: Transaction) {
  await tx.run(lock, [])
  await tx.run(give, [])
}

/** Whether a number was given by this store; 0 is before all of them. */
export async function isGiven(db: Queries, number: number): Promise<boolean> {
  return number === 0 || (await db.run(given, [number])).length > 0
}

/** Has all told anew by other numbers: after a restore those that were read may be of orders that are gone. */
export async function forgetNumbers(db: Queries) {
  await db.run(forget, [])
}

export async function readExports(db: Queries, site: Site, number: number, limit: number): Promise<ExportRow[]> {
  return db.run(after, [site, number, limit])
}
