import type { Picture } from '../products/pictures.ts'
import { handleFrom } from '#domain/catalog/import/cells/handle.ts'
import { skuKey } from '#domain/catalog/import/cells/sku.ts'
import { isShipped, type ProductType } from '#domain/catalog/product-type.ts'
import { statement, type Queries, type Transaction } from '#platform/database.ts'

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
const idOf = statement<{ id: number }>('import.id', 'select id from product where handle = $1')
const newId = statement<{ id: number }>('import.new-id', `select nextval('catalog_id')::integer as id`)
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

/** Returns the handles of products by the keys of their SKUs. */
export async function readSkuOwners(db: Queries, wanted: readonly string[]): Promise<Map<string, string>> {
  return new Map((await db.run(skus, [wanted])).map(({ sku, handle }) => [skuKey(sku), handle]))
}

/** Returns keys of SKUs that have a weight, and of those that do not ship. */
export async function readStoredShipping(db: Queries, wanted: readonly string[]) {
  const found = await db.run(shipping, [wanted])
  const keysOf = (rows: typeof found) => new Set(rows.map(({ sku }) => skuKey(sku)))
  return {
    weighed: keysOf(found.filter(({ isWeighed }) => isWeighed)),
    unshipped: keysOf(found.filter(({ type }) => !isShipped(type))),
  }
}

/** Returns the types of stored products by handle. */
export async function readTypes(db: Queries, handles: readonly string[]): Promise<Map<string, ProductType>> {
  return new Map((await db.run(types, [handles])).map(({ handle, type }) => [handle, type]))
}

/** Returns the handles that a category or page already uses. */
export async function readTakenHandles(db: Queries, handles: readonly string[]): Promise<Set<string>> {
  return new Set((await db.run(handleTaken, [handles])).map(({ handle }) => handle))
}

/** Returns the id of a product by handle, or a new id. */
export async function productIdOf(tx: Transaction, handle: string): Promise<number> {
  const [known] = await tx.run(idOf, [handle])
  return known?.id ?? (await tx.run(newId, []))[0]!.id
}

/**
 * Returns the handle of a category by its name or path, such as Bars > Power bars, and creates the categories that are
 * missing.
 */
export async function categoryOf(tx: Transaction, path: string): Promise<string> {
  const names = path.split('>').flatMap((name) => name.trim() || [])
  let found: { id: number; handle: string } | null = null
  for (const name of names.length > 0 ? names : ['More equipment']) found = await childCategory(tx, name, found, names)
  return found!.handle
}

async function childCategory(
  tx: Transaction,
  name: string,
  parent: { id: number; handle: string } | null,
  path: readonly string[],
): Promise<{ id: number; handle: string }> {
  const handle = handleFrom(name) || 'more-equipment'
  // A single name may be a category at any level.
  const [known] = await tx.run(category, [name, handle, parent?.id ?? null, path.length < 2])
  if (known) return known
  const [taken] = await tx.run(anyTaken, [[handle]])
  const [created] = await tx.run(createCategory, [
    taken ? `${parent ? `${parent.handle}-` : ''}${handle}${parent ? '' : '-products'}` : handle,
    name,
    parent?.id ?? null,
  ])
  return created!
}

/** Returns the handles that are categories. */
export async function knownCategories(tx: Transaction, handles: readonly string[]): Promise<Set<string>> {
  return new Set((await tx.run(categoriesOf, [handles])).map(({ handle }) => handle))
}

const ownPictures = statement<{ picture: Picture }>(
  'import.own-pictures',
  `select picture from product p, jsonb_array_elements(p.pictures) picture where p.handle = $1
   union all select picture from product p join sellable s on s.product_id = p.id, jsonb_array_elements(s.pictures) picture
   where p.handle = $1`,
)

/** Returns all pictures of a product and its children, keyed by file path. */
export async function readOwnPictures(db: Queries, handle: string): Promise<Map<string, Picture>> {
  return new Map((await db.run(ownPictures, [handle])).map(({ picture }) => [picture.base, picture]))
}
