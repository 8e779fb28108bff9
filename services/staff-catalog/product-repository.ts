import type { ProductAttributes } from '#domain/catalog/product-attributes.ts'
import type { ProductTexts } from '#domain/catalog/texts/product-texts.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
import type { StoredPicture } from '#services/media/steps.ts'
import { listedVariantCondition } from './variants/listed-variant.ts'

interface PriceRow {
  site: Site
  /** Minor units. */
  price: number
  special: number | null
  state: 'active' | 'unpublished' | 'draft' | 'archived'
  isOff: boolean
}
interface StockRow {
  location: string
  onHand: number
  reserved: number
  isCounted: boolean
  backorder: number
}
interface ProductRow {
  id: number
  handle: string
  name: string
  type: string
  texts: ProductTexts
  attributes: ProductAttributes
  pictures: StoredPicture[]
  options: { code: string; label: string; values: string[] }[]
  updatedAt: string
  listedOn: Site[]
}
interface VariantRow {
  id: number
  sku: string
  choice: Record<string, string>
  gtin: string | null
  prices: PriceRow[]
  stock: StockRow[]
}
interface MovementRow {
  id: string
  sku: string
  location: string
  kind: 'received' | 'counted' | 'damaged' | 'transferred'
  change: number
  onHand: number
  reason: string
  staffName: string
  createdAt: string
}

const asDate = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

const product = statement<ProductRow>(
  'staff-product.read',
  `select id, handle, name, type, jsonb_build_object('name', name, 'fact', fact, 'lead', lead,
       'description', description, 'specification', specification, 'searchTitle', search_title,
       'searchDescription', search_description) as texts, attributes, pictures,
     coalesce((select jsonb_agg(jsonb_build_object('code', each->'code', 'label', each->'label', 'values', (
       select jsonb_agg(value->'label' order by n) from jsonb_array_elements(each->'values') with ordinality as of_option (value, n)))
       order by place) from jsonb_array_elements(options) with ordinality as of_product (each, place)), '[]') as options,
     ${asDate('updated_at')} as "updatedAt",
     array(select site from listing where product_id = product.id and site = any ($2) order by site) as "listedOn"
   from product where id = $1`,
)
const variants = statement<VariantRow>(
  'staff-product.variants',
  `select s.id, s.sku, s.choice, s.gtin,
     coalesce((select jsonb_agg(each order by each.site) from (
        select site, price, special, 'active' as state, false as "isOff" from price
          where sellable_id = s.id and site = any ($2)
        union all select site, price, special, coalesce(status, 'active'), is_off from withheld_price
          where sellable_id = s.id and site = any ($2)) as each), '[]') as prices,
     coalesce((select jsonb_agg(each order by each.location) from (
        select location, on_hand as "onHand", reserved, managed as "isCounted", backorder from stock
          where sellable_id = s.id and location = any ($3)) as each), '[]') as stock
   from sellable as s join product as p on p.id = s.product_id
   where s.product_id = $1 and ${listedVariantCondition} order by s.position, s.id`,
)
const movements = statement<MovementRow>(
  'staff-product.movements',
  `select m.id::text, s.sku, m.location, m.kind, m.change, m.on_hand as "onHand", m.reason,
     m.staff_name as "staffName", ${asDate('m.created_at')} as "createdAt"
   from sellable as s join stock_movement as m on m.sellable_id = s.id
   where s.product_id = $1 and m.location = any ($2) order by m.id desc limit 50`,
)

interface Scope {
  sites: readonly Site[]
  locations: readonly string[]
}

/**
 * Returns a product with its prices, stock, and stock movements within the scope, or undefined if it does not exist.
 */
export async function readProduct(db: QueryRunner, id: number, { sites, locations }: Scope) {
  const [[found], variantRows, movementRows] = await Promise.all([
    db.run(product, [id, sites]),
    db.run(variants, [id, sites, locations]),
    db.run(movements, [id, locations]),
  ])
  return found && { ...found, variants: variantRows, movements: movementRows }
}
