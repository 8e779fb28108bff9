import type { Site } from '#domain/sites.ts'
import { lowStock } from '#domain/catalog/stock.ts'
import { likePattern } from '#platform/database/like-pattern.ts'
import { statement, type QueryRunner, type Statement } from '#platform/database.ts'

interface ProductListRow {
  id: number
  handle: string
  name: string
  type: string
  skus: string[]
  variants: number
  state: 'active' | 'unpublished' | 'draft' | 'archived' | 'none'
  /** Minor units. */
  min: number | null
  max: number | null
  onHand: number | null
  reserved: number | null
}
type ProductFilter = 'all' | 'active' | 'withheld' | 'low' | 'out'

/** Matches products with a variant for sale on the site that has managed stock and meets the condition. */
const free = (condition: string) => `exists (select from sellable as s
  join price on price.sellable_id = s.id and price.site = $1
  join stock on stock.sellable_id = s.id and stock.location = $2
  where s.product_id = p.id and stock.managed and ${condition})`
const conditions: Readonly<Record<ProductFilter, string>> = {
  all: 'true',
  active: 'exists (select from sellable as s join price on sellable_id = s.id and site = $1 where s.product_id = p.id)',
  withheld: `exists (select from sellable as s join withheld_price as w on w.sellable_id = s.id and w.site = $1
    where s.product_id = p.id and w.status is not null)`,
  low: free(`on_hand - reserved between 1 and ${lowStock - 1}`),
  out: free('on_hand - reserved <= 0'),
}
/** Parameters of a search text: its pattern, and the text as a barcode. */
const matching = (pattern: '$5' | '$6', code: '$6' | '$7') => `(lower(p.name) like ${pattern} or p.id in (
    select product_id from sellable where lower(sku) like ${pattern} or gtin = ${code}))`
const fromAll = (condition: string, match: string) => `found as (
    select * from product as p where ${condition} and ${match} and ($3::integer is null or p.id < $3)
    order by p.id desc limit $4)`
// Each category is read through an index, in the order of the list, so that a list of a large or a small category reads
// few products. Ids end below the default of the cursor.
const fromCategories = (condition: string, match: string) => `wanted as (
    select distinct id from unnest($5::integer[]) as category (category_id) cross join lateral (
      select m.product_id as id from product_category as m join product as p on p.id = m.product_id
      where m.category_id = category.category_id and m.product_id < coalesce($3::integer, 2147483647)
        and ${condition} and ${match}
      order by m.product_id desc limit $4) as newest
    order by id desc limit $4),
  found as (select p.* from product as p join wanted using (id))`
const page = (found: string) => `with ${found}
  select p.id, p.handle, p.name, p.type, parts.skus, parts.variants,
    coalesce(parts.state, case when prices.min is not null
      or exists (select from listing where site = $1 and product_id = p.id) then 'active' else 'none' end) as state,
    prices.min, prices.max, units."onHand", units.reserved
  from found as p
  cross join lateral (select count(*)::integer as variants, (array_agg(s.sku order by s.position))[1:3] as skus,
      (array_agg(w.status order by s.position) filter (where w.status is not null))[1] as state
    from sellable as s left join withheld_price as w on w.sellable_id = s.id and w.site = $1
    where s.product_id = p.id) as parts
  cross join lateral (select min(price) as min, max(price) as max from (
      select price from sellable as s join price on sellable_id = s.id and site = $1 where s.product_id = p.id
      union all select price from sellable as s join withheld_price as w on w.sellable_id = s.id and w.site = $1
        where s.product_id = p.id) as each
      -- Their prices are those of their parts.
      where p.type not in ('bundle', 'grouped')) as prices
  cross join lateral (select sum(on_hand)::integer as "onHand", sum(reserved)::integer as reserved
    from sellable as s join stock on sellable_id = s.id and location = $2 and managed where s.product_id = p.id) as units
  order by p.id desc`
type Lists = Readonly<Record<ProductFilter, Statement<ProductListRow>>>
const lists: Lists = {
  all: statement('staff-product.all', page(fromAll(conditions.all, 'true'))),
  active: statement('staff-product.active', page(fromAll(conditions.active, 'true'))),
  withheld: statement('staff-product.withheld', page(fromAll(conditions.withheld, 'true'))),
  low: statement('staff-product.low', page(fromAll(conditions.low, 'true'))),
  out: statement('staff-product.out', page(fromAll(conditions.out, 'true'))),
}
const foundText = matching('$5', '$6')
const searches: Lists = {
  all: statement('staff-product.find', page(fromAll(conditions.all, foundText))),
  active: statement('staff-product.find-active', page(fromAll(conditions.active, foundText))),
  withheld: statement('staff-product.find-withheld', page(fromAll(conditions.withheld, foundText))),
  low: statement('staff-product.find-low', page(fromAll(conditions.low, foundText))),
  out: statement('staff-product.find-out', page(fromAll(conditions.out, foundText))),
}
const categoryLists: Lists = {
  all: statement('staff-product.in', page(fromCategories(conditions.all, 'true'))),
  active: statement('staff-product.in-active', page(fromCategories(conditions.active, 'true'))),
  withheld: statement('staff-product.in-withheld', page(fromCategories(conditions.withheld, 'true'))),
  low: statement('staff-product.in-low', page(fromCategories(conditions.low, 'true'))),
  out: statement('staff-product.in-out', page(fromCategories(conditions.out, 'true'))),
}
const foundInText = matching('$6', '$7')
const categorySearches: Lists = {
  all: statement('staff-product.find-in', page(fromCategories(conditions.all, foundInText))),
  active: statement('staff-product.find-in-active', page(fromCategories(conditions.active, foundInText))),
  withheld: statement('staff-product.find-in-withheld', page(fromCategories(conditions.withheld, foundInText))),
  low: statement('staff-product.find-in-low', page(fromCategories(conditions.low, foundInText))),
  out: statement('staff-product.find-in-out', page(fromCategories(conditions.out, foundInText))),
}

interface ListRequest {
  site: Site
  location: string
  /** Search text; empty to list all products. */
  text: string
  filter: ProductFilter
  /** Ids of the wanted categories, or null for products of any category and of none. */
  categoryIds: readonly number[] | null
  before: number | null
  limit: number
}

/** Returns products that match a name, SKU, or barcode, a filter, and one of the categories, newest first. */
export async function listProducts(db: QueryRunner, request: ListRequest): Promise<ProductListRow[]> {
  const { site, location, text, filter, categoryIds, before, limit } = request
  const values = [site, location, before, limit]
  const found = text === '' ? [] : [likePattern(text), text]
  if (categoryIds)
    return db.run((text === '' ? categoryLists : categorySearches)[filter], [...values, categoryIds, ...found])
  return db.run((text === '' ? lists : searches)[filter], [...values, ...found])
}
