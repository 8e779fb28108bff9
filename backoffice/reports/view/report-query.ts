import { periodPresets, presetPeriod, type Period, type PeriodPreset } from '#domain/reports/period.ts'
import { groupingOf, type Grouping, type ReportName } from '#domain/reports/reports.ts'

export interface ReportQuery extends Period {
  preset: PeriodPreset | 'custom'
  by: Grouping
}

const defaultPreset = 'last_30'
const day = /^\d{4}-\d\d-\d\d$/

/** Reads the period and grouping from a URL. `today` is today in the time zone of the site. */
export function reportQuery(report: ReportName, params: URLSearchParams, today: string): ReportQuery {
  const by = groupingOf(report, params.get('by'))
  const [from, to] = [dayOf(params.get('from')), dayOf(params.get('to'))]
  if (params.get('period') === 'custom' && from !== null && to !== null) return { preset: 'custom', from, to, by }
  const preset = periodPresets.find((each) => each === params.get('period')) ?? defaultPreset
  return { preset, by, ...presetPeriod(preset, today) }
}

function dayOf(text: string | null): string | null {
  return text !== null && day.test(text) && !Number.isNaN(Date.parse(text)) ? text : null
}
