import { useLoaderData, useNavigation, useParams, type LoaderFunctionArgs } from 'react-router'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { scopeNoteOf, reportNames, reports, type ReportName } from '#domain/reports/reports.ts'
import { siteDay } from '#domain/shipping/delivery/delivery-days.ts'
import type { Site } from '#domain/sites.ts'
import { call } from '#backoffice/call/call.ts'
import { siteOfRequest } from '#backoffice/frame/site/site-of.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { Empty, Message } from '#backoffice/kit/states.tsx'
import { texts } from '../texts/en.ts'
import { ExportReportButton } from './export-report.tsx'
import { ReportFilters } from './report-filters.tsx'
import { callQuery, queryProblem, reportQuery, type ReportQuery } from './report-query.ts'
import { SiteReport } from './site-report.tsx'
import { SitesTable } from './sites-table.tsx'

type Result = Reply<Store, 'GET /svc_admin/reports/{report}'>

interface Loaded {
  /** Null for all sites. */
  site: Site | null
  query: ReportQuery
  /** Null if the period is invalid. */
  result: Result | null
}

/** Returns the report named in the URL. Throws a 404 if there is no such report. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Loaded> {
  const report = reportOf(params['report'])
  const url = new URL(request.url)
  const one = await siteOfRequest(request)
  const site = url.searchParams.get('site') === 'all' ? null : one
  const query = reportQuery(report, url.searchParams, siteDay(one, Date.now()))
  if (queryProblem(query) !== null) return { site, query, result: null }
  const input = { params: { report }, query: callQuery(site, query) }
  return { site, query, result: await call('GET /svc_admin/reports/{report}', input, { isFresh: true }) }
}

function reportOf(name: string | undefined): ReportName {
  const report = reportNames.find((each) => each === name)
  if (report === undefined) throw new Response('', { status: 404 })
  return report
}

/** Renders a report with its filters. Each site has totals with definitions, a chart, and the rows. */
export function Component() {
  const { site, query, result } = useLoaderData<Loaded>()
  const report = reportOf(useParams()['report'])
  const isLoading = useNavigation().state === 'loading'
  const problem = queryProblem(query)
  return (
    <Page
      title={reports[report].title}
      parent={{ to: '/reports', title: texts.title }}
      actions={problem === null && <ExportReportButton report={report} site={site} query={query} />}
    >
      <ReportFilters report={report} site={site} query={query} />
      {scopeNoteOf(report) !== null && <p className="muted small report-note">{scopeNoteOf(report)}</p>}
      {problem !== null && <Message tone="bad">{texts.refusals[problem]}</Message>}
      {result?.isComplete === false && <Message tone="note">{texts.filling}</Message>}
      <div className="reports" aria-busy={isLoading}>
        {result?.sites.length === 0 && <Empty text={texts.noSites} />}
        {result !== null && query.by === 'site' && <SitesTable report={report} sites={result.sites} />}
        {query.by !== 'site' &&
          result?.sites.map((each) => <SiteReport key={each.site} report={report} query={query} found={each} />)}
      </div>
    </Page>
  )
}
