import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { siteOfRequest } from '#backoffice/frame/site/site-of.ts'
import { SitePicker } from '#backoffice/frame/site/site-picker.tsx'
import { formatAgeNow } from '#backoffice/kit/format/dates.ts'
import { DataList } from '#backoffice/kit/list/data-list.tsx'
import { useFilters } from '#backoffice/kit/list/filters.ts'
import type { ListColumn } from '#backoffice/kit/list/list-column.ts'
import { numberedPage } from '#backoffice/kit/list/rows/numbered-page.ts'
import type { ListPage } from '#backoffice/kit/list/use-pages.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { SavedViews } from '#backoffice/saved-views/saved-views.tsx'
import { requestedResolutionText } from '../refund-texts.ts'
import type { ReturnRow } from '../return-types.ts'
import { StateBadge } from '../state-badge.tsx'
import { texts } from '../texts/en.ts'
import { returnQuery } from './return-query.ts'
import { StateTabs } from './state-tabs.tsx'

interface Loaded {
  site: Site
  first: ListPage<ReturnRow>
}

const pageSize = 50

/** Returns the first page of a site's returns that match the URL filters. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const site = await siteOfRequest(request)
  return { site, first: await loadPage(site, new URL(request.url).searchParams) }
}

async function loadPage(site: Site, params: URLSearchParams, page = '1'): Promise<ListPage<ReturnRow>> {
  const query = { ...returnQuery(params), page }
  const { returns, total } = await callsOf(site)('GET /svc_rma/desk', { query }, { isFresh: true })
  return numberedPage(returns, { page: Number(page), size: pageSize, total })
}

const { columns: t } = texts
const columns: readonly ListColumn<ReturnRow>[] = [
  { id: 'number', title: t.number, isFixed: true, cell: ({ number }) => number },
  { id: 'state', title: t.state, isFixed: true, cell: ({ state }) => <StateBadge state={state} /> },
  { id: 'units', title: t.units, isNumeric: true, cell: ({ units }) => units },
  { id: 'resolution', title: t.resolution, cell: requestedResolutionText },
  { id: 'email', title: t.email, cell: ({ email }) => email },
  {
    id: 'orderId',
    title: t.orderId,
    cell: ({ orderId }) => (
      <>
        <span className="list__label">{t.orderId} </span>
        {orderId}
      </>
    ),
  },
  {
    id: 'createdAt',
    title: t.createdAt,
    cell: ({ createdAt }) => (
      <>
        <span className="list__label">{t.createdAt} </span>
        <time dateTime={createdAt}>{formatAgeNow(createdAt)}</time>
      </>
    ),
  },
  {
    id: 'changedAt',
    title: t.changedAt,
    cell: ({ changedAt }) => (
      <>
        <span className="list__label">{t.changedAt} </span>
        <time dateTime={changedAt}>{formatAgeNow(changedAt)}</time>
      </>
    ),
  },
]

/** Renders a site's returns in one state, least recently changed first. */
export function Component() {
  const { site, first } = useLoaderData<Loaded>()
  const [params] = useFilters()
  return (
    <Page title={texts.title} actions={<SitePicker site={site} resets={['q']} />}>
      <DataList
        name="returns"
        label={texts.title}
        columns={columns}
        first={first}
        load={(page) => loadPage(site, params, page)}
        idOf={({ number }) => number}
        linkOf={({ number }) => `/returns/${number}?site=${site}`}
        views={<SavedViews page="returns" />}
        tabs={<StateTabs site={site} />}
        searchLabel={texts.search}
        filterNames={['q']}
        empty={{ text: texts.empty, filtered: texts.noMatch }}
      />
    </Page>
  )
}
