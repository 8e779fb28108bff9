import type { Picture } from '../products/pictures.ts'
import { deriveHandle } from '#domain/catalog/import/cells/handle.ts'
import { skuKey } from '#domain/catalog/import/cells/sku.ts'
import { isShipped, type ProductType } from '#domain/catalog/product-type.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

const skus = statement<{ sku: string; handle: string }>(
  'import.skus',
  `select sku, handle from sellable join product on product.id = product_id
   where lower(replace(sku, ' ', '')) = any(select lower(replace(wanted, ' ', '')) from unnest($1::text[]) wanted)`,
)
const shipping = statement<{ sku: string; isWeighed: boolean; type: ProductType }>(
  'import.shipping',
  `select sku, weight_grams is not null as "isWeighed", type from sellable join product on product.id = product_id
   where lower(replace(sku, ' ', '')) = any(select lower(replace(wanted, ' ', '')) from unnest($1::text[]) wanted)`,
)
const skusOf = statement<{ id: number; sku: string }>(
  'import.skus-of',
  'select id, sku from sellable where id = any($1)',
)
const idOf = statement<{ id: number }>('import.id', 'select id from product where handle = $1')
const newIds = statement<{ id: number }>(
  'import.new-ids',
  `select nextval('catalog_id')::integer as id from generate_series(1, $1::integer)`,
)
const handleTaken = statement<{ handle: string }>(
  'import.handle-taken',
  'select handle from category where handle = any($1) union select handle from page where handle = any($1)',
)
const anyTaken = statement<{ handle: string }>(
  'import.any-taken',
  `select handle from category where handle = any($1) union select handle from page where handle = any($1)
   union select handle from product where handle = any($1)`,
)
const types = statement<{ handle: string; type: ProductType }>(
  'import.types',
  'select handle, type from product where handle = any($1)',
)
const categoriesOf = statement<{ handle: string }>(
  'import.categories',
  'select handle from category where handle = any($1)',
)
const category = statement<{ id: number; handle: string }>(
  'import.category',
  `select id, handle from category
   where (lower(name) = lower($1) or handle = $2) and ($4::boolean or parent_id is not distinct from $3::integer)
   order by lower(name) = lower($1) desc, parent_id nulls first, id limit 1`,
)
const createCategory = statement<{ id: number; handle: string }>(
  'import.create-category',
  `insert into category (id, handle, name, parent_id, position, text, picture, facets)
   select coalesce(max(id), 0) + 1, $1, $2, $3, 900, '', null, '{}' from category returning id, handle`,
)

const lockCategories = statement('import.lock-categories', 'select pg_advisory_xact_lock(7112, 2)')

/** Returns product handles by SKU key. */
export async function readSkuOwners(db: QueryRunner, wanted: readonly string[]): Promise<Map<string, string>> {
  return new Map((await db.run(skus, [wanted])).map(({ sku, handle }) => [skuKey(sku), handle]))
}

/** Returns the SKU keys of variants with a weight, and of those that do not ship. */
export async function readStoredShipping(db: QueryRunner, wanted: readonly string[]) {
  const found = await db.run(shipping, [wanted])
  const keysOf = (rows: typeof found) => new Set(rows.map(({ sku }) => skuKey(sku)))
  return {
    weighed: keysOf(found.filter(({ isWeighed }) => isWeighed)),
    unshipped: keysOf(found.filter(({ type }) => !isShipped(type))),
  }
}

/** Returns SKUs by sellable id. */
export async function readSkus(db: QueryRunner, ids: readonly number[]): Promise<{ id: number; sku: string }[]> {
  return db.run(skusOf, [ids])
}

/** Returns the handles that products, categories, or pages already use. */
export async function readReservedHandles(db: QueryRunner, handles: readonly string[]): Promise<Set<string>> {
  return new Set((await db.run(anyTaken, [handles])).map(({ handle }) => handle))
}

/** Returns the types of stored products by handle. */
export async function readProductTypes(db: QueryRunner, handles: readonly string[]): Promise<Map<string, ProductType>> {
  return new Map((await db.run(types, [handles])).map(({ handle, type }) => [handle, type]))
}

/** Returns the handles that categories or pages already use. */
export async function readCategoryAndPageHandles(db: QueryRunner, handles: readonly string[]): Promise<Set<string>> {
  return new Set((await db.run(handleTaken, [handles])).map(({ handle }) => handle))
}

/** Returns ids for new products, in ascending order. */
export async function allocateProductIds(db: QueryRunner, count: number): Promise<number[]> {
  return count > 0 ? (await db.run(newIds, [count])).map(({ id }) => id) : []
}

/** Returns the id of the product with this handle; for a new product, `newId` or else an id from the database. */
export async function findOrAllocateProductId(
  tx: Transaction,
  handle: string,
  newId: number | undefined,
): Promise<number> {
  const [known] = await tx.run(idOf, [handle])
  return known?.id ?? newId ?? (await allocateProductIds(tx, 1))[0]!
}

/** Returns the handle of the category with this name or path, such as Bars > Power bars. Creates missing categories. */
export async function findOrCreateCategory(tx: Transaction, path: string): Promise<string> {
  const names = namesOf(path)
  let found: FoundCategory | null = null
  for (const name of names) {
    found = (await findCategory(tx, name, found, names)) ?? (await findOrCreate(tx, name, found, names))
  }
  return found!.handle
}

/** Returns true if a category in the path is missing. */
export async function wouldCreateCategory(db: QueryRunner, path: string): Promise<boolean> {
  const names = namesOf(path)
  let found: FoundCategory | null = null
  for (const name of names) {
    found = await findCategory(db, name, found, names)
    if (!found) return true
  }
  return false
}

interface FoundCategory {
  id: number
  handle: string
}

function namesOf(path: string): string[] {
  const names = path.split('>').flatMap((name) => name.trim() || [])
  return names.length > 0 ? names : ['More equipment']
}

/** Finds a category. A path with a single name matches a category at any level. */
async function findCategory(
  db: QueryRunner,
  name: string,
  parent: FoundCategory | null,
  path: readonly string[],
): Promise<FoundCategory | null> {
  const [known] = await db.run(category, [name, categoryHandle(name), parent?.id ?? null, path.length < 2])
  return known ?? null
}

/**
 * Finds or creates a category. Looks it up again under a lock, because another import may create it at the same time.
 */
async function findOrCreate(
  tx: Transaction,
  name: string,
  parent: FoundCategory | null,
  path: readonly string[],
): Promise<FoundCategory> {
  await tx.run(lockCategories, [])
  return (await findCategory(tx, name, parent, path)) ?? newCategory(tx, name, parent)
}

async function newCategory(tx: Transaction, name: string, parent: FoundCategory | null): Promise<FoundCategory> {
  const handle = categoryHandle(name)
  const [taken] = await tx.run(anyTaken, [[handle]])
  const [created] = await tx.run(createCategory, [
    taken ? `${parent ? `${parent.handle}-` : ''}${handle}${parent ? '' : '-products'}` : handle,
    name,
    parent?.id ?? null,
  ])
  return created!
}

function categoryHandle(name: string): string {
  return deriveHandle(name) || 'more-equipment'
}

/** Returns the handles that are category handles. */
export async function readCategoryHandles(db: QueryRunner, handles: readonly string[]): Promise<Set<string>> {
  return new Set((await db.run(categoriesOf, [handles])).map(({ handle }) => handle))
}

const ownPictures = statement<{ picture: Picture }>(
  'import.own-pictures',
  `select picture from product p, jsonb_array_elements(p.pictures) picture where p.handle = $1
   union all select picture from product p join sellable s on s.product_id = p.id, jsonb_array_elements(s.pictures) picture
   where p.handle = $1`,
)

/** Returns all pictures of a product and its children, keyed by file path. */
export async function readOwnPictures(db: QueryRunner, handle: string): Promise<Map<string, Picture>> {
  return new Map((await db.run(ownPictures, [handle])).map(({ picture }) => [picture.base, picture]))
}
