import { pickFigures, sumFigures, withDerivedFigures, type Figures } from '#domain/reports/figures.ts'
import { daysIn, daysOfSpan, previousPeriod, spansOf, type Period } from '#domain/reports/period.ts'
import { showsCurrentState, reports, type Grouping, type ReportName } from '#domain/reports/reports.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readReport, type SitePeriod } from './repository.ts'

export interface ReportRequest {
  report: ReportName
  periods: readonly SitePeriod[]
  by: Grouping
  /** Maximum number of rows per site. */
  limit: number
  /** True to include the previous period's totals. Reports of the current state have none. */
  withPrevious: boolean
  /** Unix milliseconds. */
  now: number
}

interface SiteRows {
  rows: readonly { key: string; label: string; detail: string; figures: Figures }[]
  hasMore: boolean
  totals: Figures
  previous: Figures
}

const before = (period: SitePeriod): SitePeriod => ({ ...period, ...previousPeriod(period) })

/**
 * Returns the rows and totals for each site. Totals are computed separately, so that they include rows beyond the
 * limit.
 */
export async function readFigures(db: QueryRunner, request: ReportRequest): Promise<SiteRows[]> {
  if (request.report === 'cohorts') return readCohorts(db, request)
  const { report, periods, by, limit, now } = request
  const withPrevious = request.withPrevious && !showsCurrentState(report)
  const totalsOf = async (of: readonly SitePeriod[]) => {
    // Reading the stock of all sites in one statement would take too long.
    const parts = showsCurrentState(report) ? of.map((period) => [period]) : [of]
    const read = (part: readonly SitePeriod[]) =>
      readReport(db, report, { periods: part, by: 'site', limit: part.length, now })
    return (await Promise.all(parts.map(read))).flat()
  }
  const rowsOf = (period: SitePeriod) => readReport(db, report, { periods: [period], by, limit: limit + 1, now })
  const [rows, totals, previous] = await Promise.all([
    by === 'site' ? [] : Promise.all(periods.map(rowsOf)),
    totalsOf(periods),
    withPrevious ? totalsOf(periods.map(before)) : [],
  ])
  const figuresOf = (row: { figures: Figures } | undefined) =>
    pickFigures(withDerivedFigures(row?.figures ?? {}), reports[report].columns)
  return periods.map(({ site }, index) => {
    const own = rows[index] ?? []
    return {
      rows: own.slice(0, limit).map((row) => ({ ...row, figures: figuresOf(row) })),
      hasMore: own.length > limit,
      totals: figuresOf(totals.find((row) => row.site === site)),
      previous: withPrevious ? figuresOf(previous.find((row) => row.site === site)) : {},
    }
  })
}

/**
 * Reads all orders on a site once. A customer belongs to one day, so days add up to months, totals, and the previous
 * period.
 */
async function readCohorts(db: QueryRunner, { periods, by, withPrevious, now }: ReportRequest): Promise<SiteRows[]> {
  const { columns } = reports.cohorts
  const wide = periods.map((period) => ({ ...period, from: withPrevious ? before(period).from : period.from }))
  const limit = wide.reduce((sum, period) => sum + daysIn(period), 0)
  const days = await readReport(db, 'cohorts', { periods: wide, by: 'day', limit, now })
  return periods.map((period) => {
    const own = days.filter(({ site }) => site === period.site)
    const sumOf = ({ from, to }: Period) =>
      sumFigures(
        own.filter(({ key }) => key >= from && key <= to).map(({ figures }) => figures),
        columns,
      )
    const rows =
      by === 'month' ? spansOf(by, period).map((key) => monthRow(key, sumOf(daysOfSpan(by, key, period)))) : []
    return { rows, hasMore: false, totals: sumOf(period), previous: sumOf(previousPeriod(period)) }
  })
}

const monthRow = (key: string, figures: Figures) => ({ key, label: key, detail: '', figures })
