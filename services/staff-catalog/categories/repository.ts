import type { PlacedCategory } from '#domain/catalog/categories/category-tree.ts'
import type { TranslatedLanguage } from '#domain/catalog/translations/translate-texts.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import type { StoredPicture } from '#services/media/steps.ts'

type Translations = Partial<Record<TranslatedLanguage, { name: string; text: string }>>

/** The category fields that staff edit. */
interface EditedCategory {
  name: string
  text: string
  picture: StoredPicture | null
  facets: string[]
  translations: Translations
}

export interface StoredCategory extends EditedCategory {
  id: number
  parentId: number | null
  handle: string
  attributes: string[]
  products: number
  subcategories: number
  version: number
}

interface ListedCategory {
  id: number
  parentId: number | null
  handle: string
  name: string
  depth: number
  products: number
}
const list = statement<ListedCategory>(
  'staff-category.list',
  `with recursive tree as (
     select id, parent_id, handle, name, 0 as depth, array[position, id] as place from category where parent_id is null
     union all select c.id, c.parent_id, c.handle, c.name, depth + 1, place || array[c.position, c.id]
       from category as c join tree on c.parent_id = tree.id),
   direct as (select category_id as id, count(*)::integer as products from product_category group by category_id)
   select tree.id, parent_id as "parentId", handle, name, depth, coalesce(products, 0) as products
   from tree left join direct using (id) order by place`,
)
const read = statement<StoredCategory>(
  'staff-category.read',
  `with recursive down as (
     select $1::integer as id union select c.id from category as c join down on c.parent_id = down.id)
   select c.id, c.parent_id as "parentId", c.name, c.handle, c.text, c.picture, c.facets, c.edit_version as version,
     (select coalesce(jsonb_object_agg(language, jsonb_build_object('name', t.name, 'text', t.text)), '{}')
      from category_translation as t where t.category_id = c.id) as translations,
     (select coalesce(array_agg(code order by used desc, code), '{}') from (
        select code, count(*) as used from product as p, jsonb_object_keys(p.facets) as code
        where p.id in (select product_id from product_category where category_id in (select id from down))
        group by code) as used) as attributes,
     (select count(*)::integer from product_category where category_id = c.id) as products,
     (select count(*)::integer from category as child where child.parent_id = c.id) as subcategories
   from category as c where c.id = $1`,
)
const readBranch = statement<{ handle: string; links: number; products: number }>(
  'staff-category.read-branch',
  `with recursive down as (
     select $1::integer as id union select c.id from category as c join down on c.parent_id = down.id)
   select handle, jsonb_array_length(links->'links') as links,
     (select count(distinct product_id)::integer from product_category
      where category_id in (select id from down)) as products
   from category where id = $1`,
)
const lockTree = statement('staff-category.lock-tree', 'select pg_advisory_xact_lock(7112, 5)')
const places = statement<PlacedCategory>(
  'staff-category.places',
  'select id, parent_id as "parentId", position from category',
)
const ofRequest = statement<{ id: number }>(
  'staff-category.of-request',
  'select id from category where created_key = $1',
)
const insert = statement<{ id: number }>(
  'staff-category.insert',
  `insert into category (id, handle, name, parent_id, position, text, facets, created_key)
   values (greatest(nextval('category_id'), (select max(id) + 1 from category)), $1, $2, $3, $4, '', '{}', $5)
   returning id`,
)
const update = statement(
  'staff-category.update',
  'update category set name = $2, text = $3, picture = $4, facets = $5 where id = $1',
)
const translate = statement(
  'staff-category.translate',
  `with edited as (select * from jsonb_to_recordset($2::jsonb) as t (language text, name text, text text)),
   removed as (
     delete from category_translation where category_id = $1 and language not in (select language from edited))
   insert into category_translation (category_id, language, name, text) select $1, language, name, text from edited
   on conflict (category_id, language) do update set name = excluded.name, text = excluded.text
   where (category_translation.name, category_translation.text) is distinct from (excluded.name, excluded.text)`,
)
const place = statement('staff-category.place', 'update category set parent_id = $2, position = $3 where id = $1')
const move = statement('staff-category.move-path', 'update category set handle = $2 where id = $1')
const remove = statement('staff-category.delete', 'delete from category where id = $1')

/** Returns all categories in menu order, each after its parent. */
export async function listCategories(db: QueryRunner): Promise<ListedCategory[]> {
  return db.run(list, [])
}

export async function readCategory(db: QueryRunner, id: number): Promise<StoredCategory | undefined> {
  return (await db.run(read, [id]))[0]
}

/** Returns a category's handle, its number of links, and the number of products in the category or below it. */
export async function readBranchContents(db: QueryRunner, id: number) {
  return (await db.run(readBranch, [id])).at(0)
}

/** Serializes changes of categories until commit: a move depends on the place of all others. */
export async function lockCategories(tx: Transaction): Promise<void> {
  await tx.run(lockTree, [])
}

export async function readPlaces(db: QueryRunner): Promise<PlacedCategory[]> {
  return db.run(places, [])
}

/** Returns the category that a request created, if it was sent before. */
export async function categoryOfRequest(tx: Transaction, requestKey: string): Promise<number | undefined> {
  return (await tx.run(ofRequest, [requestKey]))[0]?.id
}

interface NewCategory extends Omit<PlacedCategory, 'id'> {
  handle: string
  name: string
  requestKey: string
}

/** Stores a new category and returns its id. */
export async function insertCategory(tx: Transaction, category: NewCategory): Promise<number> {
  const { handle, name, parentId, position, requestKey } = category
  return (await tx.run(insert, [handle, name, parentId, position, requestKey]))[0]!.id
}

/** Replaces the category fields that staff edit. Triggers raise the version if a field changes. */
export async function writeCategory(tx: Transaction, id: number, edited: EditedCategory): Promise<void> {
  const { name, text, picture, facets, translations } = edited
  await tx.run(update, [id, name, text, picture && JSON.stringify(picture), facets])
  const rows = Object.entries(translations).map(([language, texts]) => ({ language, ...texts }))
  await tx.run(translate, [id, JSON.stringify(rows)])
}

export async function writePlace(tx: Transaction, { id, parentId, position }: PlacedCategory): Promise<void> {
  await tx.run(place, [id, parentId, position])
}

export async function writeHandle(tx: Transaction, id: number, handle: string): Promise<void> {
  await tx.run(move, [id, handle])
}

/** Deletes a category without products and subcategories, with its translations. */
export async function deleteCategory(tx: Transaction, id: number): Promise<void> {
  await tx.run(remove, [id])
}
