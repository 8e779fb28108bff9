import {
  isReportDay,
  periodPresets,
  periodProblem,
  presetPeriod,
  type Period,
  type PeriodPreset,
} from '#domain/reports/period.ts'
import { groupingOf, type Grouping, type ReportName } from '#domain/reports/reports.ts'
import type { Site } from '#domain/sites.ts'

export interface ReportQuery extends Period {
  preset: PeriodPreset | 'custom'
  by: Grouping
}

const defaultPreset = 'last_30'

/** Reads the period and grouping from a URL. `today` is the current date in the site's time zone. */
export function reportQuery(report: ReportName, params: URLSearchParams, today: string): ReportQuery {
  const by = groupingOf(report, params.get('by'))
  const [from, to] = [params.get('from'), params.get('to')]
  if (params.get('period') === 'custom' && from !== null && to !== null) return { preset: 'custom', from, to, by }
  const preset = periodPresets.find((each) => each === params.get('period')) ?? defaultPreset
  return { preset, by, ...presetPeriod(preset, today) }
}

/** Returns the reason that a period cannot be reported, or null. */
export function queryProblem({ from, to }: Period): 'day_invalid' | ReturnType<typeof periodProblem> {
  return isReportDay(from) && isReportDay(to) ? periodProblem({ from, to }) : 'day_invalid'
}

/** Returns the query for a call. The server applies a preset by each site's current date. */
export function callQuery(site: Site | null, { preset, from, to, by }: ReportQuery) {
  return { from, to, by, ...(preset !== 'custom' && { preset }), ...(site !== null && { site }) }
}
