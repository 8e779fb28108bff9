import { listedVisibilities } from '#domain/catalog/visibility.ts'
import { minOrders, type Pair } from '#domain/recommendations/rank-together.ts'
import type { RelatedProductLists } from '#domain/recommendations/mix.ts'
import type { ComparableProduct } from '#domain/recommendations/similar.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'

const isListed = `l.visibility in (${listedVisibilities.join()})`

interface Placed extends ComparableProduct {
  featured: number
}

const comparable = `l.product_id as id, p.brand, l.category_ids as "categoryIds", l.facets, l.price`
const ofCategory = statement<Placed>(
  'recommendations.of-category',
  `select ${comparable}, l.featured from listing l join product p on p.id = l.product_id
   where l.site = $1 and l.category_ids @> array[$2::integer] and ${isListed}
     and (l.featured < $3 or (l.featured = $3 and l.product_id > $4))
   order by l.featured desc, l.product_id limit $5`,
)
const categories = statement<{ id: number; parentId: number | null }>(
  'recommendations.categories',
  'select id, parent_id as "parentId" from category order by id',
)
const categorySizes = statement<{ id: number; products: number }>(
  'recommendations.category-sizes',
  `select category.id, count(*)::integer as products from listing l, unnest(l.category_ids) as category (id)
   where l.site = $1 and ${isListed} group by category.id`,
)
/** Maximum integer in PostgreSQL. */
const maxInteger = 2 ** 31 - 1

const putSimilar = statement(
  'recommendations.put-similar',
  `insert into similar_product (site, product_id, others)
   select $1, row.id, array(select jsonb_array_elements_text(row.others)::integer)
   from jsonb_to_recordset($2) as row (id integer, others jsonb)
   where exists (select from product where product.id = row.id)
   on conflict (site, product_id) do update set others = excluded.others
   where similar_product.others is distinct from excluded.others`,
)

const hasNew = statement<{ found: boolean }>(
  'recommendations.has-new',
  `select exists (
     select from listing l where ${isListed} and l.category_ids <> '{}'
       and not exists (select from similar_product s where s.site = l.site and s.product_id = l.product_id)) as found`,
)

const counted = statement<{ number: number }>(
  'recommendations.counted',
  'select number::float8 as number from bought_counted for update',
)
const setCounted = statement('recommendations.set-counted', 'update bought_counted set number = $1')
// A line may contain a product or one of its variants.
const baskets = statement<{ listId: string; productIds: number[] }>(
  'recommendations.baskets',
  `select i.list_id as "listId", array_agg(distinct p.id) as "productIds"
   from list_item i left join sellable s on s.id = i.product_id join product p on p.id = coalesce(s.product_id, i.product_id)
   where i.list_id = any($1) group by i.list_id`,
)
const countProducts = statement(
  'recommendations.count-products',
  `insert into bought_product (product_id, orders)
   select row.id, row.orders from jsonb_to_recordset($1) as row (id integer, orders integer)
   on conflict (product_id) do update set orders = bought_product.orders + excluded.orders, is_stale = true`,
)
const countPairs = statement(
  'recommendations.count-pairs',
  `insert into bought_pair (product_id, other_id, orders, counted_at)
   select row.id, row.other, row.shared, $2 from jsonb_to_recordset($1) as row (id integer, other integer, shared integer)
   on conflict (product_id, other_id) do update
     set orders = bought_pair.orders + excluded.orders, counted_at = excluded.counted_at`,
)
const stale = statement<{ id: number }>(
  'recommendations.stale',
  'select product_id as id from bought_product where is_stale order by product_id limit $1',
)
const pairs = statement<Pair & { countOfOther: number; countOfId: number }>(
  'recommendations.pairs',
  `select pair.product_id as id, pair.other_id as other, pair.orders as shared, own.orders as "countOfId",
     other.orders as "countOfOther"
   from bought_pair pair join bought_product own on own.product_id = pair.product_id
     join bought_product other on other.product_id = pair.other_id
   where pair.product_id = any($1) and pair.orders >= ${minOrders}`,
)
const putTogether = statement(
  'recommendations.put-together',
  `update bought_product set others = array(select jsonb_array_elements_text(row.others)::integer), is_stale = false
   from jsonb_to_recordset($1) as row (id integer, others jsonb) where bought_product.product_id = row.id`,
)

const forgetAll = [
  statement('recommendations.forget-pairs', 'delete from bought_pair'),
  statement('recommendations.forget-products', 'delete from bought_product'),
  statement('recommendations.forget-number', 'update bought_counted set number = 0'),
]

const known = statement<RelatedProductLists>(
  'recommendations.known',
  `select p.id, coalesce(b.others, '{}') as together, coalesce(s.others, '{}') as similar,
     coalesce(w.others, '{}') as viewed,
     array(select r.id from unnest(p.related) with ordinality as name (handle, n) join product r on r.handle = name.handle
           order by n) as related
   from (
     select v.product_id, sku.n from unnest($2::text[]) with ordinality as sku (sku, n) join sellable v on v.sku = sku.sku
     union all
     select h.id, handle.n from unnest($3::text[]) with ordinality as handle (handle, n) join product h on h.handle = handle.handle
   ) as wanted (product_id, n) join product p on p.id = wanted.product_id
     left join similar_product s on s.site = $1 and s.product_id = p.id
     left join bought_product b on b.product_id = p.id
     left join viewed_product w on w.product_id = p.id
   order by wanted.n`,
)
const putPopular = statement(
  'recommendations.put-popular',
  `insert into popular_product (site, products)
   select $1, array(
     select l.product_id from listing l
     where l.site = $1 and l.in_stock and l.price is not null and ${isListed}
     order by l.featured desc, l.product_id limit $2)
   on conflict (site) do update set products = excluded.products`,
)
const popular = statement<{ id: number }>(
  'recommendations.popular',
  'select product as id from popular_product, unnest(products) with ordinality as p (product, n) where site = $1 order by n',
)
const available = statement<{ id: number }>(
  'recommendations.available',
  `select l.product_id as id from unnest($2::integer[]) with ordinality as wanted (id, n)
     join listing l on l.site = $1 and l.product_id = wanted.id
   where l.in_stock and l.price is not null and ${isListed} order by wanted.n limit $3`,
)

/** Returns the next listed products in a category on a site, featured first, up to a maximum number. */
export async function readComparableProducts(
  db: QueryRunner,
  site: Site,
  categoryId: number,
  { after, max }: { after: Pick<Placed, 'featured' | 'id'> | undefined; max: number },
): Promise<Placed[]> {
  return db.run(ofCategory, [site, categoryId, after?.featured ?? maxInteger, after?.id ?? 0, max])
}

export async function readCategories(db: QueryRunner): Promise<{ id: number; parentId: number | null }[]> {
  return db.run(categories, [])
}

/** Returns the number of listed products by category. */
export async function readCategorySizes(db: QueryRunner, site: Site): Promise<Map<number, number>> {
  return new Map((await db.run(categorySizes, [site])).map(({ id, products }) => [id, products]))
}

/** Returns true if any listed product has not been compared yet. */
export async function hasNewProducts(db: QueryRunner): Promise<boolean> {
  return (await db.run(hasNew, []))[0]!.found
}

export async function storeSimilar(db: QueryRunner, site: Site, lists: ReadonlyMap<number, readonly number[]>) {
  await db.run(putSimilar, [site, rowsOf(lists)])
}

/** Locks the counter, so that only one process counts at a time. */
export async function lockOrderCounter(tx: Transaction): Promise<number> {
  return (await tx.run(counted, []))[0]!.number
}

export async function storeOrderCounter(tx: Transaction, number: number) {
  await tx.run(setCounted, [number])
}

/** Returns the distinct products in each of these lists. */
export async function readBaskets(db: QueryRunner, listIds: readonly string[]): Promise<Map<string, number[]>> {
  const rows = await db.run(baskets, [listIds])
  return new Map(rows.map(({ listId, productIds }) => [listId, productIds]))
}

export async function addCounts(
  tx: Transaction,
  products: readonly { id: number; orders: number }[],
  pairsOf: readonly Pair[],
) {
  await tx.run(countProducts, [JSON.stringify(products)])
  await tx.run(countPairs, [JSON.stringify(pairsOf), new Date(tx.now)])
}

export async function readStaleProductIds(db: QueryRunner, max: number): Promise<number[]> {
  return (await db.run(stale, [max])).map(({ id }) => id)
}

export async function readPairs(db: QueryRunner, ids: readonly number[]) {
  return db.run(pairs, [ids])
}

export async function storeBoughtTogether(db: QueryRunner, lists: ReadonlyMap<number, readonly number[]>) {
  await db.run(putTogether, [rowsOf(lists)])
}

/**
 * Returns recommended products for the products with these SKUs (without site prefix) or handles, in the order of the
 * request.
 */
export async function readRelatedProductLists(
  db: QueryRunner,
  site: Site,
  { skus, handles }: { skus: readonly string[]; handles: readonly string[] },
): Promise<RelatedProductLists[]> {
  return db.run(known, [site, skus, handles])
}

export async function storePopular(db: QueryRunner, site: Site, max: number) {
  await db.run(putPopular, [site, max])
}

export async function readPopularIds(db: QueryRunner, site: Site): Promise<number[]> {
  return (await db.run(popular, [site])).map(({ id }) => id)
}

/** Returns the products that can currently be bought on a site, in order, up to a maximum number. */
export async function readAvailableProducts(
  db: QueryRunner,
  site: Site,
  ids: readonly number[],
  max: number,
): Promise<number[]> {
  return (await db.run(available, [site, ids, max])).map(({ id }) => id)
}

/**
 * Deletes pairs left by canceled orders, and pairs with too few orders that were last counted more than a year before a
 * time.
 */
export const sweepPairs = createClockSweep('bought_pair', `orders < 1 or (orders < ${minOrders} and counted_at < $1)`)

/** Deletes all counts, so that every order is counted again after a restore has renumbered the warehouse export. */
export async function deleteOrderCounts(db: QueryRunner) {
  for (const sql of forgetAll) await db.run(sql, [])
}

function rowsOf(lists: ReadonlyMap<number, readonly number[]>): string {
  return JSON.stringify([...lists].map(([id, others]) => ({ id, others })))
}
