import { replacePicture, type PictureFiles } from '#domain/media/library/replace-picture.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { purgeCategory } from '../link-lists/purge-category.ts'
import { lockRelated, refreshListings } from '../listing/listing.ts'
import type { Picture } from '../products/pictures.ts'

const products = statement<{ id: number; title: string }>(
  'picture.products',
  'select id, name as title from product where id = any($1::integer[])',
)
const categories = statement<{ id: number; title: string; isPicture: boolean; isInLinks: boolean }>(
  'picture.categories',
  `select id, name as title, $2 in (select media_paths(picture::text)) as "isPicture",
     $2 in (select media_paths(links::text)) as "isInLinks"
   from category where id = any($1::integer[])`,
)
const ofProduct = statement<{ pictures: Picture[] }>('picture.of-product', 'select pictures from product where id = $1')
const ofVariants = statement<{ id: number; pictures: Picture[] }>(
  'picture.of-variants',
  'select id, pictures from sellable where product_id = $1 and pictures is not null order by id',
)
const ofCategory = statement<{ picture: unknown; links: unknown }>(
  'picture.of-category',
  'select picture, links from category where id = $1 for update',
)
const putProduct = statement(
  'picture.put-product',
  'update product set pictures = $2, updated_at = now() where id = $1',
)
const putVariant = statement('picture.put-variant', 'update sellable set pictures = $2 where id = $1')
const putCategory = statement('picture.put-category', 'update category set picture = $2, links = $3 where id = $1')

interface PictureOwners {
  products: readonly number[]
  categories: readonly number[]
}

/** Returns products and categories by id, with their English names and the fields of the categories that use a file. */
export async function readPictureOwners(db: QueryRunner, path: string, ids: PictureOwners) {
  const byId = <Row extends { id: number }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))
  return {
    products: byId(ids.products.length > 0 ? await db.run(products, [ids.products]) : []),
    categories: byId(ids.categories.length > 0 ? await db.run(categories, [ids.categories, path]) : []),
  }
}

/** Replaces a picture of a product and its variants with another one, and updates the shop. */
export async function replaceInProduct(
  tx: Transaction,
  id: number,
  { from, to }: { from: string; to: PictureFiles },
): Promise<void> {
  await lockRelated(tx, id)
  const [product] = await tx.run(ofProduct, [id])
  if (!product) return
  const replaced = (pictures: readonly Picture[]) => withoutRepeats(replacePicture(pictures, from, to))
  if (hasPicture(product.pictures, from)) await tx.run(putProduct, [id, JSON.stringify(replaced(product.pictures))])
  for (const variant of await tx.run(ofVariants, [id]))
    if (hasPicture(variant.pictures, from))
      await tx.run(putVariant, [variant.id, JSON.stringify(replaced(variant.pictures))])
  await refreshListings(tx, id)
}

/** Replaces a picture of a category and its links with another one, and updates the shop. */
export async function replaceInCategory(
  tx: Transaction,
  id: number,
  { from, to }: { from: string; to: PictureFiles },
): Promise<void> {
  const [category] = await tx.run(ofCategory, [id])
  if (!category) return
  const { picture, links } = replacePicture(category, from, to)
  await tx.run(putCategory, [id, picture === null ? null : JSON.stringify(picture), JSON.stringify(links)])
  await purgeCategory(tx, id)
}

function hasPicture(pictures: readonly Picture[], base: string): boolean {
  return pictures.some((picture) => picture.base === base)
}

/** The product may already have the new picture. */
function withoutRepeats(pictures: readonly Picture[]): Picture[] {
  return pictures.filter(({ base }, at) => pictures.findIndex((other) => other.base === base) === at)
}
