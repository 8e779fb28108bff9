import { isDeepStrictEqual } from 'node:util'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { refreshListings } from '#services/catalog/steps.ts'

const read = statement<{ categories: number[] | null }>(
  'staff-product-categories.read',
  `select (select array_agg(category_id order by position, category_id) from product_category where product_id = p.id)
     as categories
   from product as p where id = $1`,
)
const known = statement<{ id: number }>(
  'staff-product-categories.known',
  // An undo or another call may delete a category at the same time.
  'select id from category where id = any($1::integer[]) order by id for key share',
)
const write = statement(
  'staff-product-categories.write',
  `with edited as (select id, (at - 1)::integer as position from unnest($2::integer[]) with ordinality as t (id, at)),
   removed as (
     delete from product_category where product_id = $1 and category_id not in (select id from edited))
   insert into product_category (product_id, category_id, position) select $1, id, position from edited
   on conflict (product_id, category_id) do update set position = excluded.position
   where product_category.position <> excluded.position`,
)
const touch = statement('staff-product-categories.touch', 'update product set updated_at = now() where id = $1')

/** Returns the ids of a product's categories, its main one first, or undefined if the product does not exist. */
export async function readProductCategories(db: QueryRunner, productId: number): Promise<number[] | undefined> {
  const [found] = await db.run(read, [productId])
  return found && (found.categories ?? [])
}

interface CategoriesEdit {
  /** The categories that the editor saw. */
  read: readonly number[]
  categories: readonly number[]
}

/**
 * Sets the categories of a locked product and shows it there in the shop. Returns a problem, or null. The categories
 * that the product already has are a repeat.
 */
export async function changeProductCategories(
  tx: Transaction,
  productId: number,
  { read: seen, categories }: CategoriesEdit,
): Promise<{ code: 'category_not_found' } | { code: 'categories_changed'; categories: number[] } | null> {
  const stored = (await readProductCategories(tx, productId)) ?? []
  if (isDeepStrictEqual(stored, categories)) return null
  if (!isDeepStrictEqual(stored, seen)) return { code: 'categories_changed', categories: stored }
  if ((await tx.run(known, [categories])).length < categories.length) return { code: 'category_not_found' }
  await tx.run(write, [productId, categories])
  await tx.run(touch, [productId])
  await refreshListings(tx, productId)
  return null
}
