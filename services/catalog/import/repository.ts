import type { Picture } from '../products/pictures.ts'
import { statement, type Queries, type Transaction } from '#platform/database.ts'

const skus = statement<{ sku: string; handle: string }>(
  'import.skus',
  'select sku, handle from sellable join product on product.id = product_id where sku = any($1)',
)
const idOf = statement<{ id: number }>('import.id', 'select id from product where handle = $1')
const newId = statement<{ id: number }>('import.new-id', `select nextval('catalog_id')::integer as id`)
const handleTaken = statement<{ handle: string }>(
  'import.handle-taken',
  'select handle from category where handle = any($1) union select handle from page where handle = any($1)',
)
const category = statement<{ handle: string }>(
  'import.category',
  'select handle from category where lower(name) = lower($1) or handle = $2 limit 1',
)
const createCategory = statement(
  'import.create-category',
  `insert into category (id, handle, name, parent_id, position, text, picture, facets)
   select coalesce(max(id), 0) + 1, $1, $2, null, 900, '', null, '{}' from category`,
)

export async function readSkuOwners(db: Queries, wanted: readonly string[]): Promise<Map<string, string>> {
  return new Map((await db.run(skus, [wanted])).map(({ sku, handle }) => [sku, handle]))
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

/** Returns the handle of a category by name, and creates the category if needed. */
export async function categoryOf(tx: Transaction, name: string): Promise<string> {
  const title = name || 'More equipment'
  const handle =
    title
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'more-equipment'
  const [known] = await tx.run(category, [title, handle])
  if (known) return known.handle
  await tx.run(createCategory, [handle, title])
  return handle
}

const selectPictures = statement<{ pictures: Picture[] }>(
  'import.pictures',
  'select pictures from product where id = $1',
)

export async function readPictures(tx: Transaction, id: number): Promise<Picture[]> {
  return (await tx.run(selectPictures, [id]))[0]?.pictures ?? []
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
