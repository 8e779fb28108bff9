import { statement, type Database } from '#platform/database.ts'
import { loadDemo } from '../db/demo/load.ts'
import { loadFirstData } from '../db/first-data.ts'

/** Fills an empty database with what a first start fills it with. */
export async function fillWorld(db: Database): Promise<void> {
  await loadFirstData(db)
  await loadDemo(db, Date.now(), () => {})
}

const countProducts = statement<{ count: number; last: number }>(
  'bench.count',
  'select count(*)::integer as count, max(id) as last from product',
)
/** A made word of seven letters, one of 30,000, so that words become more as products do. */
const madeWord = (id: string) => `translate(left(md5(((${id}) % 30000)::text), 7), '0123456789', 'ghijklmnop')`

const copyProducts = statement(
  'bench.products',
  `insert into product (id, handle, name, type, brand, fact, lead, description, specification, facets, pictures, options,
     shipping_group, tax_class, related, visibility, added_at)
   select id + $1::integer, handle || '-' || $1::integer, name || ' ' || ${madeWord('id + $1::integer')} || ' ' || $2::integer, type, brand, fact, lead, description, specification, facets,
     pictures, options, shipping_group, tax_class, related, visibility, added_at + make_interval(secs => $2::integer)
   from product where id < $3 order by id limit $4`,
)
const copyListings = statement(
  'bench.listings',
  `insert into listing (site, product_id, card, name, price, facets, is_special, in_stock, featured, added_at,
     category_ids, words)
   select site, product_id + $1::integer, card || jsonb_build_object('productId', product_id + $1::integer), product.name,
     price + $2::integer, listing.facets, is_special, in_stock, featured, listing.added_at + make_interval(secs => $2::integer),
     category_ids, words
   from listing join product on product.id = product_id + $1::integer`,
)
const analyse = statement('bench.analyse', 'analyze')

/** Ids of copies begin here, each copy of the world a step further. */
const step = 1_000_000

// Made again in one go: kept up to date row by row they take longer than the rows.
const searchIndexes = ['listing_by_words', 'listing_by_category', 'listing_by_name', 'product_by_name']
const definitions = statement<{ name: string; definition: string }>(
  'bench.indexes',
  'select indexname as name, indexdef as definition from pg_indexes where indexname = any($1)',
)

/** Copies products, with what lists and search know of them on every site, until there are so many. */
export async function growTo(db: Database, products: number): Promise<void> {
  const indexes = await db.run(definitions, [searchIndexes])
  for (const { name } of indexes) await db.run(statement(`bench.drop-${name}`, `drop index ${name}`), [])
  for (;;) {
    const [{ count, last }] = (await db.run(countProducts, [])) as [{ count: number; last: number }]
    if (count >= products) break
    const copy = Math.floor(last / step) + 1
    await db.run(copyProducts, [copy * step, copy, step, products - count])
    await db.run(copyListings, [copy * step, copy])
  }
  for (const { name, definition } of indexes) await db.run(statement(`bench.make-${name}`, definition), [])
  await db.run(analyse, [])
}

const putCategory = statement(
  'bench.category',
  `insert into category (id, handle, name, parent_id, position, text, picture, facets)
   select 9000, $1, 'A made list', null, 99, 'As many products as one page shows.', null, facets
   from category order by id limit 1`,
)
const fillCategory = statement(
  'bench.category-filled',
  `update listing set category_ids = category_ids || 9000 where product_id in (
     select product_id from listing where site = 'USA' order by product_id limit $1)`,
)

/** A category of exactly so many products; the answer is its path. */
export async function makeCategory(db: Database, products: number): Promise<string> {
  await db.run(putCategory, ['a-made-list'])
  await db.run(fillCategory, [products])
  await db.run(analyse, [])
  return '/a-made-list'
}
