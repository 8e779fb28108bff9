import { useState } from 'react'
import type { ReportName } from '#domain/reports/reports.ts'
import type { Site } from '#domain/sites.ts'
import { call } from '#backoffice/call/call.ts'
import { problemOf } from '#backoffice/call/problems.ts'
import { saveCsv } from '#backoffice/kit/save-csv.ts'
import { problemText } from '#backoffice/kit/states.tsx'
import { notify } from '#backoffice/kit/toasts.tsx'
import { texts } from '../texts/en.ts'
import { callQuery, type ReportQuery } from './report-query.ts'

interface ExportReportProps {
  report: ReportName
  site: Site | null
  query: ReportQuery
}

/** Renders the button that downloads the shown report as CSV. */
export function ExportReport({ report, site, query }: ExportReportProps) {
  const { from, to, by } = query
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      const input = { params: { report }, query: callQuery(site, query) }
      const { count, csv } = await call('GET /svc_admin/reports/{report}/export', input, { isFresh: true })
      saveCsv(csv, `${report}-by-${by}-${site?.toLowerCase() ?? 'all'}-${from}-${to}.csv`)
      notify(texts.exported(count))
    } catch (error) {
      notify(problemText(problemOf(error), texts.refusals))
    }
    setBusy(false)
  }
  return (
    <button
      type="button"
      className="button button--line button--small"
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) void run()
      }}
    >
      {isBusy ? texts.exporting : texts.export}
    </button>
  )
}
