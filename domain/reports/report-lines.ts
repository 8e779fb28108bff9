import { csvLine } from '#domain/catalog/export/csv-line.ts'
import type { Site } from '#domain/sites.ts'
import type { Figures } from './figures.ts'
import type { Period } from './period.ts'
import { figures, groupingTitles, reports, type Figure, type Grouping, type ReportName } from './reports.ts'

interface SiteRows {
  site: Site
  currency: string
  timeZone: string
  rows: readonly { key: string; label: string; detail: string; figures: Figures }[]
  totals: Figures
}

/**
 * Returns a report as CSV with the site, currency and period on each line, and one line of totals for each site. Amounts
 * are decimals. Texts that a spreadsheet would run as formulas are escaped.
 */
export function reportLines(
  report: ReportName,
  by: Grouping,
  { from, to }: Period,
  sites: readonly SiteRows[],
): string {
  const columns: readonly Figure[] = reports[report].columns
  const head = ['Site', 'Currency', 'Time zone', 'From', 'To', groupingTitles[by], 'Detail']
  const lines = sites.flatMap(({ site, currency, timeZone, rows, totals }) =>
    [...rows, { label: 'Total', detail: '', figures: totals }].map(({ label, detail, figures: row }) =>
      csvLine([
        site,
        currency,
        timeZone,
        from,
        to,
        label,
        detail,
        ...columns.map((each) => cellOf(each, row[each] ?? 0)),
      ]),
    ),
  )
  return csvLine([...head, ...columns.map((each) => figures[each].title)]) + lines.join('')
}

function cellOf(figure: Figure, value: number): string {
  return figures[figure].unit === 'money' ? (value / 100).toFixed(2) : String(value)
}
