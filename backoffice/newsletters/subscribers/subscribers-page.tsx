import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { siteSettings } from '#domain/sites.ts'
import { call } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { formatAgeNow } from '#backoffice/kit/format/dates.ts'
import { DataList } from '#backoffice/kit/list/data-list.tsx'
import { useFilters } from '#backoffice/kit/list/filters.ts'
import type { ListColumn } from '#backoffice/kit/list/list-column.ts'
import type { ListPage } from '#backoffice/kit/list/use-pages.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { listOf, type SubscriberRow } from '../newsletter-types.ts'
import { StatusBadge } from '../status-badge.tsx'
import { texts } from '../texts/en.ts'
import { ExportButton } from './export-button.tsx'
import { SubscriberFilters } from './subscriber-filters.tsx'
import { subscriberFilterNames, subscriberQuery } from './subscriber-query.ts'

interface Loaded {
  list: NonNullable<ReturnType<typeof listOf>>
  first: ListPage<SubscriberRow>
}

const t = texts.list

/** Returns a list's subscribers that match the URL filters. Throws 404 for an unknown list. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Loaded> {
  const list = listOf(params['list'])
  if (!list) throw new Response('', { status: 404 })
  return { list, first: await loadPage(list.id, new URL(request.url).searchParams) }
}

async function loadPage(list: string, params: URLSearchParams, before?: string): Promise<ListPage<SubscriberRow>> {
  const query = { ...subscriberQuery(params), ...(before !== undefined && { before }) }
  const input = { params: { list }, query }
  const { subscribers, next } = await call('GET /svc_admin/newsletters/{list}/subscribers', input, { isFresh: true })
  return { rows: subscribers, next }
}

const columns: readonly ListColumn<SubscriberRow>[] = [
  { id: 'email', title: t.email, isFixed: true, cell: ({ email }) => email },
  { id: 'status', title: t.status, isFixed: true, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    id: 'source',
    title: t.source,
    cell: ({ source }) => (source === null ? texts.unknownSource : texts.sources[source]),
  },
  { id: 'at', title: t.at, cell: ({ at }) => <time dateTime={at}>{formatAgeNow(at)}</time> },
]

/** Renders a list's subscribers, latest change first. */
export function Component() {
  const { list, first } = useLoaderData<Loaded>()
  const [params] = useFilters()
  const mayExport = useHasPermission('newsletters.export')
  const title = `${texts.names[list.key]}, ${siteSettings[list.site].title}`
  return (
    <Page
      title={title}
      parent={{ to: '/newsletters', title: texts.title }}
      actions={mayExport && first.rows.length > 0 && <ExportButton list={list.id} />}
    >
      <DataList
        name="newsletter-subscribers"
        label={title}
        columns={columns}
        first={first}
        load={(before) => loadPage(list.id, params, before)}
        idOf={({ number }) => String(number)}
        linkOf={({ number }) => `/newsletters/subscribers/${number}`}
        searchLabel={t.search}
        filters={<SubscriberFilters />}
        filterNames={subscriberFilterNames}
        empty={{ text: t.empty, filtered: t.noMatch }}
      />
    </Page>
  )
}
