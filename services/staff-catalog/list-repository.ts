import type { Site } from '#domain/sites.ts'
import { lowStock } from '#domain/catalog/stock.ts'
import { likePattern } from '#platform/database/like-pattern.ts'
import { statement, type QueryRunner } from '#platform/database.ts'

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
const page = (condition: string, match: string) => `with found as (
    select * from product as p where ${condition} and ${match} and ($3::integer is null or p.id < $3)
    order by p.id desc limit $4)
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
const matching = `(lower(p.name) like $5 or p.id in (
    select product_id from sellable where lower(sku) like $5 or gtin = $6))`

const lists = {
  all: statement<ProductListRow>('staff-product.all', page(conditions.all, 'true')),
  active: statement<ProductListRow>('staff-product.active', page(conditions.active, 'true')),
  withheld: statement<ProductListRow>('staff-product.withheld', page(conditions.withheld, 'true')),
  low: statement<ProductListRow>('staff-product.low', page(conditions.low, 'true')),
  out: statement<ProductListRow>('staff-product.out', page(conditions.out, 'true')),
} as const
const searches = {
  all: statement<ProductListRow>('staff-product.find', page(conditions.all, matching)),
  active: statement<ProductListRow>('staff-product.find-active', page(conditions.active, matching)),
  withheld: statement<ProductListRow>('staff-product.find-withheld', page(conditions.withheld, matching)),
  low: statement<ProductListRow>('staff-product.find-low', page(conditions.low, matching)),
  out: statement<ProductListRow>('staff-product.find-out', page(conditions.out, matching)),
} as const

interface ListRequest {
  site: Site
  location: string
  /** Search text; empty to list all products. */
  text: string
  filter: ProductFilter
  before: number | null
  limit: number
}

/** Returns products that match a name, SKU, or barcode and a filter, newest first. */
export async function listProducts(db: QueryRunner, request: ListRequest): Promise<ProductListRow[]> {
  const { site, location, text, filter, before, limit } = request
  const values = [site, location, before, limit]
  if (text === '') return db.run(lists[filter], values)
  return db.run(searches[filter], [...values, likePattern(text), text])
}
