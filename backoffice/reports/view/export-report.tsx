import type { ReportName } from '#domain/reports/reports.ts'
import type { Site } from '#domain/sites.ts'
import { call } from '#backoffice/call/call.ts'
import { CsvButton } from '#backoffice/kit/csv-button.tsx'
import { texts } from '../texts/en.ts'
import { callQuery, type ReportQuery } from './report-query.ts'

interface ExportReportProps {
  report: ReportName
  site: Site | null
  query: ReportQuery
}

/** Renders the button that downloads the displayed report as CSV. */
export function ExportReportButton({ report, site, query }: ExportReportProps) {
  const load = async () => {
    const { from, to, by } = query
    const input = { params: { report }, query: callQuery(site, query) }
    const { count, csv } = await call('GET /svc_admin/reports/{report}/export', input, { isFresh: true })
    const name = `${report}-by-${by}-${site?.toLowerCase() ?? 'all'}-${from}-${to}.csv`
    return { csv, name, message: texts.exported(count) }
  }
  return <CsvButton texts={texts} refusals={texts.refusals} load={load} />
}
