import type { Promotion } from '#domain/promotions/promotion.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

export interface PromotionRow extends Promotion {
  id: number
  site: Site
  sellableId: number
  productId: number
  productName: string
  sku: string
  choice: Record<string, string>
  isImported: boolean
  /** Minor units; null if the site does not sell the variant. */
  base: number | null
  special: number | null
}

const ms = (column: string) => `floor(extract(epoch from ${column}) * 1000)::double precision`
const selected = `select pm.id, pm.site, pm.sellable_id as "sellableId", p.id as "productId", p.name as "productName",
    s.sku, s.choice, pm.is_imported as "isImported", pm.is_enabled as "isEnabled", pm.price, ${ms('pm.from_at')} as "from",
    ${ms('pm.to_at')} as "to", pm.is_qty_limited as "isQtyLimited", pm.qty, pr.price as base, pr.special
  from promotion pm join sellable s on s.id = pm.sellable_id join product p on p.id = s.product_id
    left join (select sellable_id, site, price, special from price
      union all select sellable_id, site, price, special from withheld_price) pr
      on pr.sellable_id = pm.sellable_id and pr.site = pm.site`
const byIds = statement<PromotionRow>(
  'staff-promotion.read',
  `${selected} where pm.id = any ($1::integer[]) order by array_position($1::integer[], pm.id)`,
)
const ofVariants = statement<PromotionRow>(
  'staff-promotion.of-variants',
  `${selected} where pm.sellable_id = any ($1::integer[]) and pm.site = any ($2::text[])
     and (pm.to_at is null or pm.to_at >= $3) order by pm.from_at nulls first, pm.id`,
)
const lock = statement(
  'staff-promotion.lock',
  `select from promotion pm join sellable s on s.id = pm.sellable_id join product p on p.id = s.product_id
   where pm.id = $1 for no key update of p, pm`,
)
// Always sets the price, because the audit log trigger runs only on updates of that column.
const update = statement(
  'staff-promotion.change',
  `update promotion set price = $2, from_at = $3, to_at = $4, is_qty_limited = $5::integer is not null, qty = $5
   where id = $1`,
)
const end = statement('staff-promotion.end', 'update promotion set price = price, to_at = $2 where id = $1')
const remove = statement('staff-promotion.remove', 'delete from promotion where id = $1')

/** Returns promotions in list order. */
export async function readPromotions(db: QueryRunner, ids: readonly number[]): Promise<PromotionRow[]> {
  return ids.length === 0 ? [] : db.run(byIds, [ids])
}

/** Returns the variants' promotions on these sites that have not ended, earliest first. */
export async function readCurrentPromotions(
  db: QueryRunner,
  { sellableIds, sites, now }: { sellableIds: readonly number[]; sites: readonly Site[]; now: number },
): Promise<PromotionRow[]> {
  return sellableIds.length === 0 ? [] : db.run(ofVariants, [sellableIds, sites, new Date(now)])
}

/** Locks a promotion and its product. Returns the promotion, or undefined if it does not exist. */
export async function lockPromotion(tx: Transaction, id: number): Promise<PromotionRow | undefined> {
  await tx.run(lock, [id])
  return (await readPromotions(tx, [id]))[0]
}

type StoredFields = Pick<Promotion, 'price' | 'from' | 'to' | 'qty'>
const dateOf = (at: number | null) => (at === null ? null : new Date(at))

export async function writePromotion(tx: Transaction, id: number, fields: StoredFields): Promise<void> {
  const { price, from, to, qty } = fields
  await tx.run(update, [id, price, dateOf(from), dateOf(to), qty])
}

/** Sets a promotion's end to a millisecond ago, because the end is inclusive. */
export async function endPromotion(tx: Transaction, id: number): Promise<void> {
  await tx.run(end, [id, new Date(tx.now - 1)])
}

export async function removePromotion(tx: Transaction, id: number): Promise<void> {
  await tx.run(remove, [id])
}

interface VariantRow {
  id: number
  sku: string
  /** Minor units; null if the site does not sell the variant. */
  base: number | null
  special: number | null
}
const variants = statement<VariantRow>(
  'staff-promotion.variants',
  `select s.id, s.sku, pr.price as base, pr.special from sellable s
     left join price pr on pr.sellable_id = s.id and pr.site = $2 where s.product_id = $1`,
)
const insert = statement<{ id: number }>(
  'staff-promotion.schedule',
  `insert into promotion (sellable_id, site, is_enabled, from_at, to_at, price, is_qty_limited, qty, is_imported, request_key)
   values ($1, $2, true, $3, $4, $5, $6::integer is not null, $6, false, $7) returning id`,
)
const repeated = statement<{ id: number }>(
  'staff-promotion.repeated',
  'select id from promotion where request_key = $1 order by id',
)

const lockOne = statement<{ id: number }>(
  'staff-promotion.lock-product',
  'select id from product where id = $1 for no key update',
)

/** Locks a product, so that a repeated request waits for the first one. Returns false if it does not exist. */
export async function lockProduct(tx: Transaction, id: number): Promise<boolean> {
  return (await tx.run(lockOne, [id])).length > 0
}

/** Returns a product's variants with their prices on a site. */
export async function readVariants(tx: Transaction, productId: number, site: Site): Promise<VariantRow[]> {
  return tx.run(variants, [productId, site])
}

interface NewPromotion extends StoredFields {
  sellableId: number
  site: Site
  requestKey: string
}

export async function insertPromotion(tx: Transaction, promotion: NewPromotion): Promise<number> {
  const { sellableId, site, from, to, price, qty, requestKey } = promotion
  return (await tx.run(insert, [sellableId, site, dateOf(from), dateOf(to), price, qty, requestKey]))[0]!.id
}

/** Returns the ids of the promotions that a request has already scheduled. */
export async function readScheduledIds(tx: Transaction, requestKey: string): Promise<number[]> {
  return (await tx.run(repeated, [requestKey])).map(({ id }) => id)
}
