import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { draftOrderName, draftOrderStates } from '#domain/quotes/draft-order.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { siteOfRequest } from '#backoffice/frame/site/site-of.ts'
import { SitePicker } from '#backoffice/frame/site/site-picker.tsx'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { formatAgeNow, formatDate } from '#backoffice/kit/format/dates.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { DataList } from '#backoffice/kit/list/data-list.tsx'
import { useFilters } from '#backoffice/kit/list/filters.ts'
import type { ListColumn } from '#backoffice/kit/list/list-column.ts'
import { numberedPage } from '#backoffice/kit/list/rows/numbered-page.ts'
import { StateTabs } from '#backoffice/kit/list/rows/state-tabs.tsx'
import type { ListPage } from '#backoffice/kit/list/use-pages.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { SavedViews } from '#backoffice/saved-views/saved-views.tsx'
import type { DraftOrderRow } from '../draft-order-types.ts'
import { StateBadge } from '../state-badge.tsx'
import { texts } from '../texts/en.ts'

interface Loaded {
  site: Site
  first: ListPage<DraftOrderRow>
}

const pageSize = 50
const maxText = 200
const tabs = ['all', ...draftOrderStates] as const
const { columns: t } = texts

/** Returns the first page of a site's draft orders that match the URL filters. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const site = await siteOfRequest(request)
  return { site, first: await loadPage(site, new URL(request.url).searchParams) }
}

async function loadPage(site: Site, params: URLSearchParams, page = '1'): Promise<ListPage<DraftOrderRow>> {
  const tab = tabOf(params)
  const text = (params.get('q') ?? '').trim().slice(0, maxText)
  const query = { text, page, ...(tab !== 'all' && { state: tab }) }
  const found = await callsOf(site)('GET /svc_list/draft-orders', { query }, { isFresh: true })
  return numberedPage(found.drafts, { page: Number(page), size: pageSize, total: found.total })
}

function tabOf(params: URLSearchParams) {
  return tabs.find((tab) => tab === params.get('state')) ?? 'all'
}

function columnsOf(site: Site): readonly ListColumn<DraftOrderRow>[] {
  const { currency } = siteSettings[site]
  return [
    { id: 'number', title: t.number, isFixed: true, cell: ({ number }) => draftOrderName(number) },
    {
      id: 'total',
      title: t.total,
      isNumeric: true,
      isFixed: true,
      cell: ({ total }) => (total === null ? texts.noTotal : formatMoney(total, currency)),
    },
    { id: 'state', title: t.state, isFixed: true, cell: ({ state }) => <StateBadge state={state} /> },
    { id: 'customer', title: t.customer, cell: ({ name, email }) => name || email },
    {
      id: 'staff',
      title: t.staff,
      cell: ({ staff }) => (
        <>
          <span className="list__label">{t.staff} </span>
          {staff}
        </>
      ),
    },
    {
      id: 'updatedAt',
      title: t.updated,
      cell: ({ updatedAt }) => (
        <>
          <span className="list__label">{t.updated} </span>
          <time dateTime={new Date(updatedAt).toISOString()}>{formatAgeNow(updatedAt)}</time>
        </>
      ),
    },
    {
      id: 'expiresAt',
      title: t.expires,
      cell: ({ expiresAt, state }) =>
        expiresAt !== null &&
        state === 'sent' && (
          <>
            <span className="list__label">{t.expires} </span>
            <time dateTime={new Date(expiresAt).toISOString()}>{formatDate(expiresAt)}</time>
          </>
        ),
    },
  ]
}

/** Renders a site's draft orders, most recently changed first. */
export function Component() {
  const { site, first } = useLoaderData<Loaded>()
  const [params] = useFilters()
  return (
    <Page
      title={texts.title}
      actions={
        <>
          <SitePicker site={site} resets={['q']} />
          <CreateLink site={site} />
        </>
      }
    >
      <DataList
        name="draft-orders"
        label={texts.title}
        columns={columnsOf(site)}
        first={first}
        load={(page) => loadPage(site, params, page)}
        idOf={({ id }) => id}
        linkOf={({ id }) => `/draft-orders/${id}?site=${site}`}
        views={<SavedViews page="draft-orders" />}
        tabs={
          <StateTabs
            label={texts.tabsLabel}
            current={tabOf(params)}
            states={tabs.map((tab) => [tab, texts.tabs[tab]] as const)}
          />
        }
        searchLabel={texts.search}
        filterNames={['q']}
        empty={{ text: texts.empty, filtered: texts.noMatch }}
      />
    </Page>
  )
}

function CreateLink({ site }: { site: Site }) {
  if (!useHasPermission('quotes.write')) return null
  return (
    <Link className="button button--small" to={`/draft-orders/new?site=${site}`}>
      {texts.create}
    </Link>
  )
}
