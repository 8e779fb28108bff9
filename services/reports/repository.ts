import type { Period } from '#domain/reports/period.ts'
import { showsCurrentState, reports, type Grouping, type ReportName } from '#domain/reports/reports.ts'
import type { Site } from '#domain/sites.ts'
import { siteTimeZones } from '#domain/time-zones.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
import { saleStatuses } from './sale-statuses.ts'
import { boundsSql, isInPeriodSql, rowKeySql, rowOrderSql, sumColumnsSql, zeroColumnsSql } from './sql/fragments.ts'
import type { ReportRow } from './sql/report-row.ts'
import { searches } from './sql/searches.ts'
import { byVariant, slowMovers, soldOut, stock } from './sql/stock.ts'
import { campaigns, funnel } from './sql/visits.ts'

/** The gift cards in a refund's lines, without tax. */
const cardsOfRefund = `lateral (
    select least(coalesce(sum(back.net), 0), refund.amount - refund.tax) as cards
    from jsonb_to_recordset(refund.lines) as back ("itemId" text, net bigint)
    join sale_line on sale_line.order_id = refund.order_id and item_id = back."itemId" and is_gift_card) as returned`
const refundsOf = `bounds join order_refund as refund on ${isInPeriodSql('refund.created_at')}
    join sale on sale.order_id = refund.order_id and sale.site = bounds.site`

// Program renewals are read from their charges, which never change after the payment.
const renewalsOf = `renewal as (
     select program.site, zone, program.order_id, product_id, sku, paid_at as at, amount - coalesce(charge.tax, 0) as net,
       coalesce(charge.tax, 0) as tax, charge.taxes, coalesce(bill_to->>'countryId', '') as country,
       case when bill_to->>'countryId' in ('US', 'CA') then coalesce(bill_to->>'region', '') else '' end as region
     from bounds join program_charge as charge on charge.status = 'paid' and ${isInPeriodSql('paid_at')}
     join program_subscription as program on program.id = charge.subscription_id and program.site = bounds.site)`

const saleFigures = ['orders', 'renewals', 'units', 'gross', 'discounts', 'shipping', 'duty', 'tax']
const sales = statement<ReportRow>(
  'report.sales',
  `with ${boundsSql}, ${renewalsOf},
   fact as (
     select sale.site, zone, order_id, placed_at as at, 1 as orders, 0 as renewals, units, gross, discount as discounts, shipping, duty, tax,
       0 as refunds, 0 as "taxRefunded"
     from bounds join sale on sale.site = bounds.site and ${isInPeriodSql('placed_at')}
     union all
     select site, zone, order_id, at, 0, 1, 1, net, 0, 0, 0, tax, 0, 0 from renewal
     union all
     select sale.site, zone, refund.order_id, refund.created_at, ${zeroColumnsSql(saleFigures)},
       refund.amount - refund.tax - cards, refund.tax
     from ${refundsOf}, ${cardsOfRefund})
   select site, key, case $5::text when 'order' then '#' || key else key end as label, '' as detail,
     jsonb_build_object(${sumColumnsSql([...saleFigures, 'refunds', 'taxRefunded'])}) as figures
   from (select ${rowKeySql(`when 'order' then order_id`)} as key, fact.* from fact) as keyed
   group by site, key ${rowOrderSql('sum(gross + refunds)')}`,
)

// Grouped by SKU before looking up names. A product is reported under its current primary category.
const products = statement<ReportRow>(
  'report.products',
  `with ${boundsSql}, ${renewalsOf},
   fact as (
     select line.site, product_id, sku, line.units, line.gross, line.discount as discounts, 0 as "lineRefunds"
     from bounds join sale_line as line on line.site = bounds.site and ${isInPeriodSql('line.placed_at')} and not is_gift_card
     union all
     select site, product_id, sku, 1, net, 0, 0 from renewal
     union all
     select line.site, product_id, sku, 0, 0, 0, back.net
     from ${refundsOf}
     cross join jsonb_to_recordset(refund.lines) as back ("itemId" text, net bigint)
     join sale_line as line on line.order_id = refund.order_id and item_id = back."itemId" and not is_gift_card),
   by_sku as (
     select site, product_id, sku, sum(units) as units, sum(gross) as gross, sum(discounts) as discounts,
       sum("lineRefunds") as "lineRefunds" from fact group by site, product_id, sku),
   named as (
     select by_sku.*, case $5::text when 'site' then '' when 'category' then coalesce(category.id::text, '') else sku end as key,
       case $5::text when 'site' then '' when 'category' then coalesce(category.name, 'No category')
         else coalesce(product.name, sku) end as label
     from by_sku left join product on product.id = product_id
     left join lateral (select category_id from product_category as filed where filed.product_id = by_sku.product_id
       order by position, category_id limit 1) as filed on true
     left join category on category.id = filed.category_id)
   select site, key, max(label) as label, case $5::text when 'product' then key else '' end as detail,
     jsonb_build_object(${sumColumnsSql(['units', 'gross', 'discounts', 'lineRefunds'])}) as figures
   from named group by site, key ${rowOrderSql('sum(gross + "lineRefunds")')}`,
)

const taxes = statement<ReportRow>(
  'report.taxes',
  `with ${boundsSql}, ${renewalsOf},
   fact as (
     select charged.site, order_id, country, region, label,
       case label when '' then 0 else taxable end as taxable, case label when '' then taxable else 0 end as untaxed, tax as "taxCollected", 0 as "taxRefunded"
     from bounds join sale_tax as charged on charged.site = bounds.site and ${isInPeriodSql('charged.placed_at')}
     union all
     select site, order_id, country, region, '', 0, net, 0, 0 from renewal where tax = 0
     union all
     select site, order_id, country, region, coalesce(nullif(charged.label, ''), 'Tax'), net, 0, charged.tax, 0
     from renewal cross join jsonb_to_recordset(coalesce(taxes, jsonb_build_array(jsonb_build_object('tax', tax))))
       as charged (label text, tax bigint)
     where renewal.tax <> 0 and charged.tax <> 0
     union all
     select sale.site, sale.order_id, country, region, charged.label, 0, 0, 0, back.tax
     from ${refundsOf}
     cross join jsonb_to_recordset(refund.taxes) as back (label text, tax bigint)
     join sale_tax as charged on charged.order_id = refund.order_id and charged.label = back.label),
   keyed as (
     select case $5::text when 'site' then '' when 'order' then order_id || '|' || label
         else concat_ws('|', country, region, label) end as key,
       concat_ws('-', nullif(country, ''), nullif(region, '')) as place, fact.* from fact)
   select site, key, case $5::text when 'order' then '#' || max(order_id) else max(place) end as label,
     case $5::text when 'site' then '' when 'order' then concat_ws(' ', max(place), max(label)) else max(label) end as detail,
     jsonb_build_object(${sumColumnsSql(reports.taxes.columns)}) as figures
   from keyed group by site, key ${rowOrderSql('sum(taxable + untaxed + "taxCollected" + "taxRefunded")')}`,
)

const refundFigures = reports.refunds.columns
const refunds = statement<ReportRow>(
  'report.refunds',
  `with ${boundsSql},
   fact as (
     select sale.site, zone, refund.order_id, refund.created_at as at, kind, trim(reason) as reason, 1 as "refundCount",
       goods as "refundGoods", amount - goods as "refundOther", amount as "refundAmount", refund.tax as "refundTax",
       gift_card_part + new_gift_card_part as "refundToGiftCards", case state when 'failed' then card_part else 0 end as "refundFailed"
     from ${refundsOf}, lateral (
       select least(coalesce(sum(net + tax), 0), refund.amount) as goods
       from jsonb_to_recordset(refund.lines) as back (net bigint, tax bigint)) as lines)
   select site, key, case $5::text when 'order' then '#' || key when 'reason' then max(reason) else key end as label,
     case $5::text when 'reason' then max(kind) else '' end as detail, jsonb_build_object(${sumColumnsSql(refundFigures)}) as figures
   from (select ${rowKeySql(`when 'order' then order_id when 'reason' then kind || '|' || lower(reason)`)} as key, fact.*
     from fact) as keyed
   group by site, key ${rowOrderSql('sum("refundAmount")')}`,
)

const giftCards = statement<ReportRow>(
  'report.gift-cards',
  `with ${boundsSql},
   fact as (
     select sale.site, zone, order_id, placed_at as at, gift_cards as "cardsSold", 0 as "cardsReturned",
       redeemed as "cardsRedeemed"
     from bounds join sale on sale.site = bounds.site and ${isInPeriodSql('placed_at')}
     where gift_cards <> 0 or redeemed <> 0
     union all
     select sale.site, zone, refund.order_id, refund.created_at, 0, cards, 0
     from ${refundsOf}, ${cardsOfRefund} where cards <> 0)
   select site, key, case $5::text when 'order' then '#' || key else key end as label, '' as detail,
     jsonb_build_object(${sumColumnsSql(reports['gift-cards'].columns)}) as figures
   from (select ${rowKeySql(`when 'order' then order_id`)} as key, fact.* from fact) as keyed
   group by site, key ${rowOrderSql('sum("cardsSold" + "cardsReturned" + "cardsRedeemed")')}`,
)

// Reads a site's orders from the index alone, because any earlier order may be a customer's first.
const cohorts = statement<ReportRow>(
  'report.cohorts',
  `with ${boundsSql},
   numbered as (
     select bounds.site, customer_id, created_at,
       row_number() over (partition by bounds.site, customer_id order by created_at) as n
     from bounds join shop_order on shop_order.site = bounds.site
     where customer_id is not null and status in (${saleStatuses})
       and not exists (select from exchange_order where order_id = shop_order.id)),
   pair as (
     select site, min(created_at) as at, min(created_at) filter (where n = 2) - min(created_at) as gap
     from numbered where n <= 2 group by site, customer_id),
   fact as (
     select pair.site, zone, at, 1 as customers, ${[30, 60, 90, 180, 365]
       .map((days) => `(gap <= interval '${days} days')::integer as again${days}`)
       .join(', ')}
     from pair join bounds on bounds.site = pair.site and ${isInPeriodSql('at')})
   select site, key, key as label, '' as detail, jsonb_build_object(${sumColumnsSql(reports.cohorts.columns)}) as figures
   from (select ${rowKeySql('')} as key, fact.* from fact) as keyed
   group by site, key ${rowOrderSql('sum(customers)')}`,
)

const statements = {
  sales,
  products,
  taxes,
  refunds,
  'gift-cards': giftCards,
  cohorts,
  funnel,
  campaigns,
  stock,
  'slow-movers': slowMovers,
  'sold-out': soldOut,
  searches,
} as const

/** A site and the days to report. */
export interface SitePeriod extends Period {
  site: Site
}

interface ReportRequest {
  periods: readonly SitePeriod[]
  by: Grouping
  limit: number
  /** Unix milliseconds. */
  now: number
}

function hasVariants(report: ReportName): report is keyof typeof byVariant {
  return Object.hasOwn(byVariant, report)
}

/** Returns a report's rows: time spans in chronological order, all others by size, largest first. */
export async function readReport(
  db: QueryRunner,
  report: ReportName,
  { periods, by, limit, now }: ReportRequest,
): Promise<ReportRow[]> {
  const each = <Value>(valueOf: (period: SitePeriod) => Value) => periods.map(valueOf)
  const zones = each(({ site }) => siteTimeZones[site])
  const bounds = [each(({ site }) => site), zones, each(({ from }) => from), each(({ to }) => to)]
  const query = by === 'product' && hasVariants(report) ? byVariant[report] : statements[report]
  return db.run(query, [...bounds, by, limit, ...(showsCurrentState(report) ? [new Date(now)] : [])])
}
