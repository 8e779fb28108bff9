import { csvLine } from '#domain/catalog/export/csv-line.ts'
import type { Site } from '#domain/sites.ts'
import type { Figures } from './figures.ts'
import { figures, type Figure } from './figure-definitions.ts'
import { groupingColumns, reports, type Grouping, type ReportName } from './reports.ts'
import { rowTexts } from './row-texts.ts'

interface SiteRows {
  site: Site
  currency: string
  timeZone: string
  /** First and last day. */
  from: string
  to: string
  rows: readonly { key: string; label: string; detail: string; figures: Figures }[]
  hasMore: boolean
  totals: Figures
}

interface ReportFile {
  report: ReportName
  by: Grouping
  sites: readonly SiteRows[]
  /** False while orders from before an upgrade are still being added. */
  isComplete: boolean
}

/**
 * Returns a report as CSV, with the site, currency, and period on each line, and a totals line for each site. Notes
 * about missing data are on lines without figures. Amounts are decimals. Escapes texts that a spreadsheet would run as
 * formulas.
 */
export function formatReportCsv({ report, by, sites, isComplete }: ReportFile): string {
  const columns: readonly Figure[] = reports[report].columns
  const head = ['Site', 'Currency', 'Time zone', 'From', 'To', by === 'site' ? 'Row' : groupingColumns[by], 'Detail']
  const lines = sites.flatMap(({ site, currency, timeZone, from, to, rows, hasMore, totals }) => {
    const start = [site, currency, timeZone, from, to]
    const notes = [
      ...(hasMore ? [`Only the ${rows.length} largest rows are shown. The total includes all rows.`] : []),
      ...(isComplete ? [] : ['Earlier orders are still being added.']),
    ]
    return [
      ...[
        ...rows.map((row) => ({ ...row, ...rowTexts(report, by, row) })),
        { label: 'Total', detail: '', figures: totals },
      ].map(({ label, detail, figures: row }) =>
        csvLine([...start, label, detail, ...columns.map((each) => cellOf(each, row[each] ?? 0))]),
      ),
      ...notes.map((note) => csvLine([...start, note, '', ...columns.map(() => '')])),
    ]
  })
  return csvLine([...head, ...columns.map((each) => figures[each].title)]) + lines.join('')
}

function cellOf(figure: Figure, value: number): string {
  return figures[figure].unit === 'money' ? (value / 100).toFixed(2) : String(value)
}
