import { figures, type Figure } from '#domain/reports/figure-definitions.ts'
import { reports, figureShare, type ReportName } from '#domain/reports/reports.ts'
import { isSpan } from '#domain/reports/spans.ts'
import { siteSettings } from '#domain/sites.ts'
import { formatDay } from '#backoffice/kit/format/dates.ts'
import { changePercent } from '#backoffice/kit/format/money.ts'
import { Section } from '#backoffice/kit/page.tsx'
import { Empty } from '#backoffice/kit/states.tsx'
import { BarChart } from '../chart/bar-chart.tsx'
import { texts } from '../texts/en.ts'
import type { ReportQuery } from './report-query.ts'
import { ReportTable } from './report-table.tsx'
import { axisText, formatFigure, formatShare, formatTick } from './report-texts.ts'
import type { SiteFigures } from './report-types.ts'

interface SiteReportProps {
  report: ReportName
  query: ReportQuery
  found: SiteFigures
}

/** Renders one site's report: totals with their definitions, a chart over time, and the rows. */
export function SiteReport({ report, query, found }: SiteReportProps) {
  const { by } = query
  const { site, currency, timeZone, from, to, rows, totals, previous } = found
  const { title } = siteSettings[site]
  const columns: readonly Figure[] = reports[report].columns
  const isEmpty = columns.every((column) => (totals[column] ?? 0) === 0)
  const { chart } = reports[report]
  return (
    <Section title={title}>
      <p className="muted small">{texts.days(formatDay(from), formatDay(to), timeZone)}</p>
      <dl className="report-totals">
        {columns.map((column) => (
          <Total
            key={column}
            column={column}
            now={totals[column] ?? 0}
            before={previous[column] ?? null}
            share={figureShare(column, totals)}
            currency={currency}
          />
        ))}
      </dl>
      {isEmpty && <Empty text={texts.empty} />}
      {!isEmpty && isSpan(by) && rows.length > 1 && (
        <BarChart
          label={texts.chart(figures[chart].title, title)}
          bars={rows.map((row) => ({ key: row.key, name: axisText(by, row), value: row.figures[chart] ?? 0 }))}
          format={(value) => formatFigure(chart, value, currency)}
          formatTick={(value) => formatTick(chart, value, currency)}
        />
      )}
      {!isEmpty && rows.length > 0 && <ReportTable report={report} query={query} found={found} />}
      {found.hasMore && <p className="muted small">{texts.hasMore(rows.length)}</p>}
    </Section>
  )
}

interface TotalProps {
  column: Figure
  now: number
  /** Value in the previous period, or null if the report has none. */
  before: number | null
  /** Share of the figure that includes this one, from 0 to 1, or null. */
  share: number | null
  currency: string
}

function Total({ column, now, before, share, currency }: TotalProps) {
  const percent = before === null || before === 0 ? null : changePercent(now, before)
  return (
    <div className="report-total">
      <dt>{figures[column].title}</dt>
      <dd className="report-total__value">
        {formatFigure(column, now, currency)}{' '}
        {share !== null && <span className="muted small">{formatShare(share)} </span>}
        {percent !== null && <span className="muted small">{texts.change(percent)}</span>}
      </dd>
      {before !== null && <dd className="muted small">{texts.previous(formatFigure(column, before, currency))}</dd>}
      <dd className="report-total__definition">{figures[column].definition}</dd>
    </div>
  )
}
