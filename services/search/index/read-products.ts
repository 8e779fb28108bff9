import type { Visibility } from '#domain/catalog/visibility.ts'
import type { Minor } from '#domain/money.ts'
import type { ProductTexts } from '#domain/search/product-words.ts'
import { sites, type Site } from '#domain/sites.ts'
import { statement, type QueryRunner } from '#platform/database.ts'

/** Texts are stored once per product, and listings once per site. */
export interface IndexedProduct extends Texts {
  listings: readonly Listing[]
}
interface Texts extends ProductTexts {
  id: number
  /** Translated names by language, such as `de`. */
  translatedNames: Readonly<Record<string, string>>
}
interface Listing {
  productId: number
  site: Site
  price: Minor | null
  /** JSON text, shared by products with equal facets. */
  facets: string
  isSpecial: boolean
  inStock: boolean
  featured: number
  rating: number
  addedAt: number
  visibility: Visibility
  categoryIds: string
}

const texts = `
  select p.id, p.name, p.brand, p.fact, p.lead,
    coalesce((select jsonb_object_agg(language, name) from product_translation
      where product_id = p.id and name <> ''), '{}') as "translatedNames",
    coalesce((select string_agg(sku, ' ') from sellable where product_id = p.id), '') as skus,
    concat_ws(' ',
      (select string_agg(each, ' ' order by each) from jsonb_each(p.facets) facet,
         jsonb_array_elements_text(facet.value) as choice(each)),
      (select string_agg(each->>'label', ' ' order by each->>'label') from jsonb_array_elements(p.options) as option(item),
         jsonb_array_elements(item->'values') as choice(each))) as attributes,
    coalesce((select string_agg(c.name, ' ' order by c.id) from category c where c.id in (
      select pc.category_id from product_category pc where pc.product_id = p.id
      union select own.parent_id from product_category pc join category own on own.id = pc.category_id
        where pc.product_id = p.id)), '') as categories
  from product p`
const textsAfter = statement<Texts>('index.texts-after', `${texts} where p.id > $1 order by p.id limit $2`)
const textsOf = statement<Texts>('index.texts', `${texts} where p.id = any($1)`)
const listingsOf = statement<Listing>(
  'index.listings',
  `select product_id as "productId", site, price, facets::text as facets, is_special as "isSpecial",
     in_stock as "inStock", featured, rating, extract(epoch from added_at)::double precision * 1000 as "addedAt", visibility,
     array_to_string(category_ids, ' ') as "categoryIds"
   from listing where site = any($2) and product_id = any($1)`,
)

/** Returns the next products after an id, up to `max`, or none at the end. */
export async function readProductsAfter(db: QueryRunner, id: number, max: number): Promise<IndexedProduct[]> {
  return withListings(db, await db.run(textsAfter, [id, max]))
}

/** Returns the products that exist among these ids. */
export async function readProductsToIndex(db: QueryRunner, ids: readonly number[]): Promise<IndexedProduct[]> {
  return withListings(db, await db.run(textsOf, [ids]))
}

async function withListings(db: QueryRunner, products: readonly Texts[]): Promise<IndexedProduct[]> {
  if (products.length === 0) return []
  const byId = new Map(products.map((product) => [product.id, { ...product, listings: [] as Listing[] }]))
  for (const listing of await db.run(listingsOf, [[...byId.keys()], sites])) {
    byId.get(listing.productId)!.listings.push(listing)
  }
  return [...byId.values()]
}
