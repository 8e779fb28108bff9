import type { reportCalls } from '#contract/reports.ts'
import { pickFigures, withDerived } from '#domain/reports/figures.ts'
import { maxPeriodDays, periodProblem, previousPeriod, type Period } from '#domain/reports/period.ts'
import { reportLines } from '#domain/reports/report-lines.ts'
import { groupingOf, reports, type Grouping, type ReportName } from '#domain/reports/reports.ts'
import { withEmptySpans } from '#domain/reports/spans.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { Staff } from '#domain/staff/staff.ts'
import { siteTimeZones } from '#domain/time-zones.ts'
import type { QueryRunner } from '#platform/database.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { readReport } from './repository.ts'

const rowsOnPage = 500
const rowsInFile = 20_000

type Refuse = (...refusal: ['period_reversed'] | ['period_too_long', { maxDays: number }]) => Error

export const reportHandlers: Handlers<typeof reportCalls, { db: QueryRunner; openSites: readonly Site[] }> = {
  async 'GET /svc_admin/reports/{report}'({ params, query, staff, refuse }, { db, openSites }) {
    assertPeriod(query, refuse)
    const sites = sitesOf(staff, query.site, openSites)
    return reportOf(db, params.report, { ...query, sites, by: groupingOf(params.report, query.by), limit: rowsOnPage })
  },

  async 'GET /svc_admin/reports/{report}/export'({ params, query, staff, refuse }, { db, openSites }) {
    assertPeriod(query, refuse)
    const sites = sitesOf(staff, query.site, openSites)
    const by = groupingOf(params.report, query.by)
    const found = await reportOf(db, params.report, { ...query, sites, by, limit: rowsInFile })
    const count = found.sites.reduce((sum, { rows }) => sum + rows.length, 0)
    return { count, csv: reportLines(params.report, by, query, found.sites) }
  },
}

interface ReportQuery extends Period {
  sites: readonly Site[]
  by: Grouping
  limit: number
}

/** The totals are counted apart from the rows, so that they are whole if there are too many rows. */
async function reportOf(db: QueryRunner, report: ReportName, { sites, by, limit, from, to }: ReportQuery) {
  const period = { from, to }
  const totalsOf = (days: Period) => readReport(db, report, { ...days, sites, by: 'site', limit: sites.length })
  const rowsOf = (site: Site) => readReport(db, report, { ...period, sites: [site], by, limit: limit + 1 })
  const [rows, totals, previous] = await Promise.all([
    by === 'site' ? [] : Promise.all(sites.map(rowsOf)),
    totalsOf(period),
    totalsOf(previousPeriod(period)),
  ])
  const figuresOf = (row: (typeof totals)[number] | undefined) =>
    pickFigures(withDerived(row?.figures ?? {}), reports[report].columns)
  return {
    by,
    sites: sites.map((site, index) => {
      const own = rows[index] ?? []
      const shown = own.slice(0, limit).map((row) => {
        return { key: row.key, label: row.label, detail: row.detail, figures: figuresOf(row) }
      })
      return {
        site,
        currency: siteSettings[site].currency,
        timeZone: siteTimeZones[site],
        rows: withEmptySpans(shown, by, period, () => figuresOf(undefined)),
        hasMore: own.length > limit,
        totals: figuresOf(totals.find((row) => row.site === site)),
        previous: figuresOf(previous.find((row) => row.site === site)),
      }
    }),
  }
}

function sitesOf(staff: Pick<Staff, 'sites'>, site: Site | undefined, openSites: readonly Site[]): Site[] {
  if (site !== undefined && !staff.sites.includes(site)) throw commonRefusal('not_permitted', { site })
  return site === undefined ? staff.sites.filter((each) => openSites.includes(each)) : [site]
}

function assertPeriod(period: Period, refuse: Refuse): void {
  const problem = periodProblem(period)
  if (problem === 'period_too_long') throw refuse(problem, { maxDays: maxPeriodDays })
  if (problem !== null) throw refuse(problem)
}
