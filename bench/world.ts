import { statement, type Database } from '#platform/database.ts'
import { loadDemo } from '../db/demo/load.ts'
import { loadInitialData } from '../db/first-data.ts'
import { loadSynonyms } from '../db/search/load-synonyms.ts'

/** Loads the initial store data. */
export async function loadBenchData(db: Database): Promise<void> {
  await loadInitialData(db)
  await loadSynonyms(db)
  await loadDemo(db, Date.now(), () => {})
}

interface Counted {
  count: number
  last: number
  originals: number
}
const countProducts = statement<Counted>(
  'bench.count',
  `select count(*)::integer as count, max(id) as last, count(*) filter (where id < $1)::integer as originals from product`,
)
/** SQL that picks one of 30,000 words, so that the vocabulary grows with the catalog. */
const madeWord = (id: string) =>
  `translate(left(md5((abs(hashint4(${id})) % 30000)::text), 7), '0123456789', 'ghijklmnop')`

// $1 to $2 is the range of copy numbers; $3 is the id offset per copy.
const copies = 'generate_series($1::integer, $2::integer) as copy'
const copyProducts = statement(
  'bench.products',
  `insert into product (id, handle, name, type, brand, fact, lead, description, specification, facets, pictures, options,
     shipping_group, tax_class, related, visibility, added_at)
   select id + copy * $3, handle || '-copy-' || copy, name || ' ' || ${madeWord('id + copy * $3')} || ' ' || copy, type, brand,
     fact, lead, description, specification, facets, pictures, options, shipping_group, tax_class, related, visibility,
     added_at + make_interval(secs => copy)
   from product, ${copies} where id < $3::integer order by copy, id limit $4`,
)
const copyPlaces = statement(
  'bench.places',
  `insert into product_category (product_id, category_id, position)
   select made.id, category_id, position from ${copies} join product_category c on c.product_id < $3::integer
   join product made on made.id = c.product_id + copy * $3`,
)
const copySellables = statement(
  'bench.sellables',
  `insert into sellable (product_id, sku, choice, weight_grams, size, pictures, model, position)
   select made.id, sku || '-copy-' || copy, choice, weight_grams, size, s.pictures, model, position
   from ${copies} join sellable s on s.product_id < $3::integer join product made on made.id = s.product_id + copy * $3`,
)
const copyListings = statement(
  'bench.listings',
  `insert into listing (site, product_id, card, name, price, facets, is_special, in_stock, featured, added_at,
     category_ids, rating, words)
   select site, made.id, card || jsonb_build_object('productId', made.id), made.name, price + copy, l.facets, is_special,
     in_stock, featured, made.added_at, category_ids, rating, words
   from ${copies} join listing l on l.product_id < $3::integer join product made on made.id = l.product_id + copy * $3`,
)
const tidy = [statement('bench.vacuum', 'vacuum (analyze)'), statement('bench.checkpoint', 'checkpoint')]

/** Runs maintenance now, so that the database does not run it during a measurement. */
export async function vacuumAndCheckpoint(db: Database): Promise<void> {
  for (const work of tidy) await db.run(work, [])
}

const step = 1_000_000

// Updating these indexes row by row takes longer than rebuilding them.
const searchIndexes = ['listing_by_words', 'listing_by_category', 'listing_by_name', 'product_by_name']
const definitions = statement<{ name: string; definition: string }>(
  'bench.indexes',
  'select indexname as name, indexdef as definition from pg_indexes where indexname = any($1)',
)

/** Copies products until the requested number exists. Returns the actual number. */
export async function growTo(db: Database, products: number): Promise<number> {
  const indexes = await db.run(definitions, [searchIndexes])
  for (const { name } of indexes) await db.run(statement(`bench.drop-${name}`, `drop index ${name}`), [])
  const [{ count, last, originals }] = (await db.run(countProducts, [step])) as [Counted]
  if (count < products) {
    const first = Math.floor(last / step) + 1
    const range = [first, first + Math.ceil((products - count) / originals) - 1, step]
    await db.run(copyProducts, [...range, products - count])
    for (const copy of [copyPlaces, copySellables, copyListings]) await db.run(copy, range)
  }
  for (const { name, definition } of indexes) await db.run(statement(`bench.make-${name}`, definition), [])
  await vacuumAndCheckpoint(db)
  return Math.max(count, products)
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

/** Creates a category with exactly this many products. Returns its path. */
export async function createCategory(db: Database, products: number): Promise<string> {
  await db.run(putCategory, ['a-made-list'])
  await db.run(fillCategory, [products])
  await vacuumAndCheckpoint(db)
  return '/a-made-list'
}
