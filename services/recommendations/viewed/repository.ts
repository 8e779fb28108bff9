import type { Sighting } from '#domain/recommendations/sightings.ts'
import type { Pair } from '#domain/recommendations/rank-together.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { createClockSweep, createSweep } from '#platform/sweep.ts'

/** Minimum number of different browsers that viewed both products. Fewer may be a coincidence, or a script. */
const minVisits = 5

/** An event's number, and the UTC day on which it was received. */
interface CountedEvent {
  number: number
  day: string
}

const counted = statement<CountedEvent>(
  'viewed.counted',
  'select number::double precision as number, day::text as day from viewed_counted for update',
)
const setCounted = statement('viewed.set-counted', 'update viewed_counted set number = $1, day = $2')
const productOfSku = statement<{ sku: string; id: number }>(
  'viewed.product-of-sku',
  'select v.sku, p.id from sellable v join product p on p.id = v.product_id where v.sku = any($1)',
)
// A pair must be new under both unique keys: by browser, and by network and day.
const see = statement<Pick<Sighting, 'id' | 'other'>>(
  'viewed.see',
  `insert into viewed_sighting (product_id, other_id, day, visitor, network)
   select row.id, row.other, row.day, row.visitor, row.network
   from jsonb_to_recordset($1) as row (id integer, other integer, day date, visitor integer, network integer)
   order by row.id, row.other, row.day, row.visitor
   on conflict do nothing returning product_id as id, other_id as other`,
)
const countProducts = statement(
  'viewed.count-products',
  `insert into viewed_product (product_id, visits)
   select row.id, row.visits from jsonb_to_recordset($1) as row (id integer, visits integer) order by row.id
   on conflict (product_id) do update set visits = viewed_product.visits + excluded.visits, is_stale = true`,
)
const countPairs = statement(
  'viewed.count-pairs',
  `insert into viewed_pair (product_id, other_id, visits, counted_at)
   select row.id, row.other, row.shared, $2 from jsonb_to_recordset($1) as row (id integer, other integer, shared integer)
   order by row.id, row.other
   on conflict (product_id, other_id) do update
     set visits = viewed_pair.visits + excluded.visits, counted_at = excluded.counted_at`,
)
const stale = statement<{ id: number }>(
  'viewed.stale',
  'select product_id as id from viewed_product where is_stale order by product_id limit $1',
)
const pairs = statement<Pair & { countOfId: number; countOfOther: number }>(
  'viewed.pairs',
  `select pair.product_id as id, pair.other_id as other, pair.visits as shared, own.visits as "countOfId",
     other.visits as "countOfOther"
   from viewed_pair pair join viewed_product own on own.product_id = pair.product_id
     join viewed_product other on other.product_id = pair.other_id
   where pair.product_id = any($1) and pair.visits >= ${minVisits}`,
)
const putTogether = statement(
  'viewed.put-together',
  `update viewed_product set others = array(select jsonb_array_elements_text(row.others)::integer), is_stale = false
   from jsonb_to_recordset($1) as row (id integer, others jsonb) where viewed_product.product_id = row.id`,
)

/** Locks the counter, so that only one process counts at a time, and returns the last counted event. */
export async function lockViewCounter(tx: Transaction): Promise<CountedEvent> {
  return (await tx.run(counted, []))[0]!
}

export async function storeViewCounter(tx: Transaction, { number, day }: CountedEvent): Promise<void> {
  await tx.run(setCounted, [number, day])
}

/** Returns product ids by SKU without the site prefix. */
export async function readProductIdsBySku(db: QueryRunner, skus: readonly string[]): Promise<Map<string, number>> {
  return new Map((await db.run(productOfSku, [skus])).map(({ sku, id }) => [sku, id]))
}

/** Stores sightings and returns those that count, because their browser and network are both new for the pair. */
export async function addSightings(
  tx: Transaction,
  sightings: readonly Sighting[],
): Promise<Pick<Sighting, 'id' | 'other'>[]> {
  return tx.run(see, [JSON.stringify(sightings)])
}

export async function addVisits(
  tx: Transaction,
  products: readonly { id: number; visits: number }[],
  shared: readonly Pair[],
): Promise<void> {
  await tx.run(countProducts, [JSON.stringify(products)])
  await tx.run(countPairs, [JSON.stringify(shared), new Date(tx.now)])
}

export async function readStaleViewedIds(db: QueryRunner, max: number): Promise<number[]> {
  return (await db.run(stale, [max])).map(({ id }) => id)
}

export async function readViewedPairs(db: QueryRunner, ids: readonly number[]) {
  return db.run(pairs, [ids])
}

export async function storeViewedTogether(db: QueryRunner, lists: ReadonlyMap<number, readonly number[]>) {
  await db.run(putTogether, [JSON.stringify([...lists].map(([id, others]) => ({ id, others })))])
}

/** Deletes pairs with too few visits that were last counted before a time. */
export const sweepViewedPairs = createClockSweep('viewed_pair', `visits < ${minVisits} and counted_at < $1`)

/** Deletes sightings from the UTC days before a date. */
export const sweepSightings = createSweep('viewed_sighting', 'day < $1::date')
