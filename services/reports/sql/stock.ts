import { locationOf } from '#domain/catalog/stock.ts'
import { siteSettings, sites } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import type { ReportRow } from './report-row.ts'
import { boundsSql, isInPeriodSql, rowOrderSql, sumColumnsSql } from './fragments.ts'

const places = sites.map((site) => `('${site}', '${locationOf(site)}', '${siteSettings[site].skuPrefix}')`).join(', ')
const filters = {
  stock: 'true',
  'slow-movers': '"onHand" > 0 and "soldUnits" = 0',
  'sold-out': 'left_over <= 0 and ("soldUnits" > 0 or waiting > 0)',
}
const sizes = {
  stock: 'sum("stockValue")',
  'slow-movers': 'min("idleDays")',
  'sold-out': 'sum(waiting) desc, sum("soldUnits")',
}
const outerSizes = {
  stock: '"stockValue"',
  'slow-movers': '"idleDays"',
  'sold-out': 'waiting desc, "soldUnits"',
}
const sums = ['onHand', 'stockValue', 'soldUnits', 'waiting']

const sold = `sold as (
     select line.site, sku, sum(units) as units
     from bounds join sale_line as line on line.site = bounds.site and ${isInPeriodSql('placed_at')} and not is_gift_card
     group by line.site, sku)`
const waited = `waited as (
     select bin.site, sellable_id, count(*) as waiting from bounds join bin on bin.site = bounds.site
     where told_at is null group by bin.site, sellable_id)`
const stocked = `bounds join place on place.site = bounds.site
     join stock on stock.location = place.location and managed
     join sellable on sellable.id = stock.sellable_id and retired_at is null
     cross join lateral (select case when starts_with(sellable.sku, prefix) then sellable.sku else prefix || sellable.sku end as site_sku) as named
     left join price on price.sellable_id = sellable.id and price.site = bounds.site
     left join sold on sold.site = bounds.site and sold.sku = site_sku
     left join waited on waited.site = bounds.site and waited.sellable_id = sellable.id`
const columns = `on_hand as "onHand", on_hand - reserved as left_over,
       on_hand::bigint * coalesce(price.price, 0) as "stockValue", coalesce(sold.units, 0) as "soldUnits",
       coalesce(waited.waiting, 0) as waiting`
/**
 * Days since a SKU was last sold on a site, or since the product was added if it was never sold. `$7` is the current
 * time.
 */
const idleDays = (site: string, sku: string) => `lateral (
       select greatest(0, floor(extract(epoch from $7::timestamptz - coalesce(
         (select max(placed_at) from sale_line as line where line.site = ${site} and line.sku = ${sku} and not is_gift_card),
         product.added_at)) / 86400)) as "idleDays") as idle`
const withPlaces = `with ${boundsSql}, place (site, location, prefix) as (values ${places}), ${sold}, ${waited}`

/**
 * Counted stock in each site's warehouse with the site's sales, in total or by category. Values are in minor units at
 * the site's price. A product is reported under its current primary category.
 */
const groupedSql = (report: keyof typeof filters) =>
  `${withPlaces},
   fact as (
     select bounds.site, product.id as product_id, ${columns}, "idleDays"
     from ${stocked} join product on product.id = sellable.product_id cross join ${idleDays('bounds.site', 'site_sku')}),
   named as (
     select fact.*, case $5::text when 'category' then coalesce(category.id::text, '') else '' end as key,
       case $5::text when 'category' then coalesce(category.name, 'No category') else '' end as label
     from fact left join lateral (select category_id from product_category as filed
       where filed.product_id = fact.product_id order by position, category_id limit 1) as filed on $5::text = 'category'
     left join category on category.id = filed.category_id
     where ${filters[report]})
   select site, key, max(label) as label, '' as detail,
     jsonb_build_object(${sumColumnsSql(sums)}, 'idleDays', min("idleDays")) as figures
   from named group by site, key ${rowOrderSql(sizes[report])}`

/** Sums over the variants of a SKU: a single row, unless they are for several sites. */
const sumsOfSku = sums.map((name) => `sum("${name}") as "${name}"`).join(', ')

/**
 * Like `groupedSql`, but by variant. Reads names only for the first rows. The same applies to last sales, unless the
 * report is sorted by them. `$5` is always `product`.
 */
const variantSql = (report: keyof typeof filters) => {
  const isByIdleDays = report === 'slow-movers'
  const facts = `select bounds.site, site_sku as key, sellable.product_id, ${columns}`
  return `${withPlaces},
   fact as (
     ${
       isByIdleDays
         ? `${facts}, "idleDays" from ${stocked}
     join product on product.id = sellable.product_id cross join ${idleDays('bounds.site', 'site_sku')}
     where on_hand > 0 and sold.units is null`
         : `${facts} from ${stocked}`
     }),
   top as (
     select site, key, min(product_id) as product_id, ${sumsOfSku}${isByIdleDays ? ', min("idleDays") as "idleDays"' : ''}
     from fact where ${filters[report]} and $5::text = 'product'
     group by site, key ${rowOrderSql(sizes[report])})
   select site, key, product.name as label, key as detail,
     jsonb_build_object(${sums.map((name) => `'${name}', "${name}"::double precision`).join(', ')}, 'idleDays', "idleDays") as figures
   from top join product on product.id = top.product_id
   ${isByIdleDays ? '' : `cross join ${idleDays('top.site', 'top.key')}`}
   order by ${outerSizes[report]} desc, key`
}

export const stock = statement<ReportRow>('report.stock', groupedSql('stock'))
export const slowMovers = statement<ReportRow>('report.slow-movers', groupedSql('slow-movers'))
export const soldOut = statement<ReportRow>('report.sold-out', groupedSql('sold-out'))
/** The report statements by variant. */
export const byVariant = {
  stock: statement<ReportRow>('report.stock-variants', variantSql('stock')),
  'slow-movers': statement<ReportRow>('report.slow-moving-variants', variantSql('slow-movers')),
  'sold-out': statement<ReportRow>('report.sold-out-variants', variantSql('sold-out')),
} as const
