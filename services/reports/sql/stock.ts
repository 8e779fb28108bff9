import { locationOf } from '#domain/catalog/stock.ts'
import { siteSettings, sites } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import type { ReportRow } from './report-row.ts'
import { bounds, inPeriod, ordered, sumOf } from './fragments.ts'

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
const sums = ['onHand', 'stockValue', 'soldUnits', 'waiting']

/**
 * The counted stock of each site's warehouse with the sales of the site, by variant. Values are minor units of the
 * site's price. A product belongs to its primary category of today. `$7` is now.
 */
const sqlOf = (report: keyof typeof filters) =>
  `with ${bounds},
   place (site, location, prefix) as (values ${places}),
   sold as (
     select line.site, sku, sum(units) as units
     from bounds join sale_line as line on line.site = bounds.site and ${inPeriod('placed_at')} and not is_gift_card
     group by line.site, sku),
   waited as (
     select bin.site, sellable_id, count(*) as waiting from bounds join bin on bin.site = bounds.site
     where told_at is null group by bin.site, sellable_id),
   fact as (
     select bounds.site, product.id as product_id, product.name, site_sku as sku, on_hand as "onHand",
       on_hand - reserved as left_over, on_hand::bigint * coalesce(price.price, 0) as "stockValue",
       coalesce(sold.units, 0) as "soldUnits", coalesce(waited.waiting, 0) as waiting,
       greatest(0, floor(extract(epoch from $7::timestamptz - coalesce(last_at, added_at)) / 86400)) as "idleDays"
     from bounds join place on place.site = bounds.site
     join stock on stock.location = place.location and managed
     join sellable on sellable.id = stock.sellable_id and retired_at is null
     join product on product.id = sellable.product_id
     cross join lateral (select case when starts_with(sellable.sku, prefix) then sellable.sku else prefix || sellable.sku end as site_sku) as named
     left join price on price.sellable_id = sellable.id and price.site = bounds.site
     left join sold on sold.site = bounds.site and sold.sku = site_sku
     cross join lateral (select max(placed_at) as last_at from sale_line as line
       where line.site = bounds.site and line.sku = site_sku and not is_gift_card) as last_sale
     left join waited on waited.site = bounds.site and waited.sellable_id = sellable.id),
   named as (
     select fact.*, case $5::text when 'site' then '' when 'category' then coalesce(category.id::text, '') else sku end as key,
       case $5::text when 'site' then '' when 'category' then coalesce(category.name, 'No category') else fact.name end as label
     from fact left join lateral (select category_id from product_category as filed
       where filed.product_id = fact.product_id order by position, category_id limit 1) as filed on true
     left join category on category.id = filed.category_id
     where ${filters[report]})
   select site, key, max(label) as label, case $5::text when 'product' then key else '' end as detail,
     jsonb_build_object(${sumOf(sums)}, 'idleDays', min("idleDays")) as figures
   from named group by site, key ${ordered(sizes[report])}`

export const stock = statement<ReportRow>('report.stock', sqlOf('stock'))
export const slowMovers = statement<ReportRow>('report.slow-movers', sqlOf('slow-movers'))
export const soldOut = statement<ReportRow>('report.sold-out', sqlOf('sold-out'))
