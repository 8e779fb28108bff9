import { reports } from '#domain/reports/reports.ts'
import { statement } from '#platform/database.ts'
import type { ReportRow } from './report-row.ts'
import { boundsSql, rowKeySql, rowOrderSql, sumColumnsSql } from './fragments.ts'

/** Searches by phrase and language, or by UTC day. */
export const searches = statement<ReportRow>(
  'report.searches',
  `with ${boundsSql},
   fact as (
     select counted.site, zone, counted.day::timestamp at time zone zone as at, language, phrase, searches,
       case when results = 0 then searches else 0 end as "searchesWithoutResults",
       case when is_partial and results > 0 then searches else 0 end as "searchesWithSome",
       0 as "measuredSearches", 0 as "clickedSearches", 0 as "searchClicks", 0 as "searchOrders"
     from bounds join search_count as counted on counted.site = bounds.site and counted.day between first and last
     where searches > 0
     union all
     select outcome.site, zone, outcome.day::timestamp at time zone zone, language, phrase, 0, 0, 0, searches, clicked, clicks,
       orders
     from bounds join search_outcome as outcome on outcome.site = bounds.site and outcome.day between first and last)
   select site, key, case $5::text when 'phrase' then max(phrase) else key end as label,
     case $5::text when 'phrase' then max(language) else '' end as detail,
     jsonb_build_object(${sumColumnsSql(reports.searches.columns)}) as figures
   from (select ${rowKeySql(`when 'phrase' then language || '|' || phrase`)} as key, fact.* from fact) as keyed
   group by site, key ${rowOrderSql('sum(searches)')}`,
)
