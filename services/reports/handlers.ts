import type { reportCalls } from '#contract/reports.ts'
import { pickFigures } from '#domain/reports/figures.ts'
import { maxPeriodDays, periodProblem, presetPeriod, type Period, type PeriodPreset } from '#domain/reports/period.ts'
import { formatReportCsv } from '#domain/reports/format-report-csv.ts'
import { groupingOf, reports } from '#domain/reports/reports.ts'
import { withEmptySpans } from '#domain/reports/spans.ts'
import { siteDay } from '#domain/shipping/delivery/delivery-days.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { Staff } from '#domain/staff/staff.ts'
import { siteTimeZones } from '#domain/time-zones.ts'
import type { QueryRunner } from '#platform/database.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { areSalesComplete } from './backfill-sales.ts'
import { readFigures, type ReportRequest } from './read-figures.ts'
import type { SitePeriod } from './repository.ts'

const rowsOnPage = 500
const rowsInFile = 20_000

interface ReportDeps {
  /** Limited to two connections, so that reports leave the others to the shop. */
  db: QueryRunner
  openSites: readonly Site[]
}

type Refuse = (...refusal: ['period_reversed'] | ['period_too_long', { maxDays: number }]) => Error

export const reportHandlers: Handlers<typeof reportCalls, ReportDeps> = {
  async 'GET /svc_admin/reports/{report}'({ params: { report }, query, staff, now, refuse }, deps) {
    const periods = periodsOf({ query, staff, now, refuse }, deps.openSites)
    const by = groupingOf(report, query.by)
    return reportOf(deps.db, { report, periods, by, limit: rowsOnPage, withPrevious: true, now })
  },

  async 'GET /svc_admin/reports/{report}/export'({ params: { report }, query, staff, now, refuse }, deps) {
    const periods = periodsOf({ query, staff, now, refuse }, deps.openSites)
    const by = groupingOf(report, query.by)
    const found = await reportOf(deps.db, { report, periods, by, limit: rowsInFile, withPrevious: false, now })
    const count = found.sites.reduce((sum, { rows }) => sum + rows.length, 0)
    return { count, csv: formatReportCsv({ report, ...found }) }
  },
}

async function reportOf(db: QueryRunner, request: ReportRequest) {
  const { report, periods, by } = request
  const empty = pickFigures({}, reports[report].columns)
  const [found, isComplete] = await Promise.all([readFigures(db, request), areSalesComplete(db)])
  return {
    by,
    isComplete,
    sites: periods.map(({ site, from, to }, index) => {
      const { rows, hasMore, totals, previous } = found[index]!
      const shown = rows.map(({ key, label, detail, figures }) => ({ key, label, detail, figures }))
      return {
        site,
        currency: siteSettings[site].currency,
        timeZone: siteTimeZones[site],
        from,
        to,
        rows: withEmptySpans(shown, by, { from, to }, () => empty),
        hasMore,
        totals,
        previous,
      }
    }),
  }
}

interface PeriodRequest {
  query: Period & { site?: Site | undefined; preset?: PeriodPreset | undefined }
  staff: Pick<Staff, 'sites'>
  /** Unix milliseconds. */
  now: number
  refuse: Refuse
}

/** Returns the sites in a report with their days: the requested days, or those of a preset in the site's time zone. */
function periodsOf({ query, staff, now, refuse }: PeriodRequest, openSites: readonly Site[]): SitePeriod[] {
  const { site, preset, from, to } = query
  const problem = periodProblem({ from, to })
  if (problem === 'period_too_long') throw refuse(problem, { maxDays: maxPeriodDays })
  if (problem !== null) throw refuse(problem)
  if (site !== undefined && !staff.sites.includes(site)) throw commonRefusal('not_permitted', { site })
  const sites = site === undefined ? staff.sites.filter((each) => openSites.includes(each)) : [site]
  return sites.map((each) => ({ site: each, ...(preset ? presetPeriod(preset, siteDay(each, now)) : { from, to }) }))
}
