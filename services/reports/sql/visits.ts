import { reports } from '#domain/reports/reports.ts'
import { statement } from '#platform/database.ts'
import type { ReportRow } from './report-row.ts'
import { boundsSql, isInPeriodSql, rowKeySql, rowOrderSql, sumColumnsSql } from './fragments.ts'

// An order is placed during its visit, which may end days after it began.
const buying = `buying as materialized (
     select distinct bought.site, visit_id from bounds join analytics_purchase as bought on bought.site = bounds.site
       and visit_id is not null and at >= bounds.since and at < bounds.until + interval '7 days'
     join sale on sale.order_id = bought.order_id and sale.site = bought.site)`
const steps = ['viewedProduct', 'addedToCart', 'beganCheckout', 'reachedPayment']

/** Visits in a period by the furthest step that they reached. A visit with an order has reached all steps. */
export const funnel = statement<ReportRow>(
  'report.funnel',
  `with ${boundsSql}, ${buying},
   fact as (
     select visit.site, zone, started_at as at, coalesce(device, 'unknown') as device, 1 as visits,
       ${steps.map((name, index) => `(step > ${index} or buying.visit_id is not null)::integer as "${name}"`).join(', ')},
       (buying.visit_id is not null)::integer as "buyingVisits"
     from bounds join analytics_visit as visit on visit.site = bounds.site and ${isInPeriodSql('started_at')}
     left join buying on buying.visit_id = visit.visit_id and buying.site = visit.site)
   select site, key, key as label, '' as detail, jsonb_build_object(${sumColumnsSql(reports.funnel.columns)}) as figures
   from (select ${rowKeySql(`when 'device' then device`)} as key, fact.* from fact) as keyed
   group by site, key ${rowOrderSql('sum(visits)')}`,
)

// The first letter distinguishes direct and unknown visits from sources with these names.
const campaignKey = `case when origin is null then 'u' when origin = 0 then 'd' else
    case $5::text when 'source' then 's|' || source when 'medium' then 's|' || medium
      else concat_ws('|', 's', source, medium, campaign) end end`

/** Visits by campaign, and orders by their visit's campaign. Orders without a visit are reported as unknown. */
export const campaigns = statement<ReportRow>(
  'report.campaigns',
  `with ${boundsSql}, ${buying},
   fact as (
     select visit.site, origin, source, medium, campaign, 1 as visits,
       (buying.visit_id is not null)::integer as "buyingVisits", 0 as orders, 0::bigint as "orderRevenue"
     from bounds join analytics_visit as visit on visit.site = bounds.site and ${isInPeriodSql('started_at')}
     left join buying on buying.visit_id = visit.visit_id and buying.site = visit.site
     union all
     select sale.site, origin, source, medium, campaign, 0, 0, 1, gross - discount + shipping + duty
     from bounds join sale on sale.site = bounds.site and ${isInPeriodSql('placed_at')}
     left join lateral (select visit_id from analytics_purchase as bought
       where bought.order_id = sale.order_id and bought.site = sale.site and visit_id is not null limit 1) as bought on true
     left join analytics_visit as visit on visit.visit_id = bought.visit_id and visit.site = sale.site)
   select site, key, coalesce(case $5::text when 'medium' then max(medium) else max(source) end, '') as label,
     case $5::text when 'campaign' then concat_ws(' · ', nullif(max(medium), ''), nullif(max(campaign), '')) else '' end as detail,
     jsonb_build_object(${sumColumnsSql(reports.campaigns.columns)}) as figures
   from (select case $5::text when 'site' then '' else ${campaignKey} end as key, fact.* from fact) as keyed
   group by site, key ${rowOrderSql('sum("orderRevenue") desc, sum(visits)')}`,
)
