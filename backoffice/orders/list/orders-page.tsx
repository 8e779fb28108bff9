import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { siteSettings } from '#domain/sites.ts'
import { call } from '#backoffice/call/call.ts'
import { useHasPermission, useSession } from '#backoffice/frame/use-me.ts'
import { formatAge } from '#backoffice/kit/format/dates.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { DataList } from '#backoffice/kit/list/data-list.tsx'
import { useFilters } from '#backoffice/kit/list/filters.ts'
import type { ListColumn } from '#backoffice/kit/list/list-column.ts'
import type { ListPage } from '#backoffice/kit/list/use-pages.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { SavedViews } from '#backoffice/saved-views/saved-views.tsx'
import { DeliveryBadge, PaymentBadge } from '../badges.tsx'
import type { OrderRow } from '../order-types.ts'
import { texts as batch } from '../texts/batch.ts'
import { texts as drafts } from '#backoffice/draft-orders/texts/en.ts'
import { texts } from '../texts/en.ts'
import { orderQuery } from './order-query.ts'
import { OrderSelection } from './order-selection.tsx'
import { QueueTabs } from './queue-tabs.tsx'

/** Returns the first page of orders that match the URL filters. */
export async function loader({ request }: LoaderFunctionArgs): Promise<ListPage<OrderRow>> {
  return loadPage(new URL(request.url).searchParams, undefined, request.signal)
}

async function loadPage(params: URLSearchParams, before?: string, signal?: AbortSignal): Promise<ListPage<OrderRow>> {
  const query = { ...orderQuery(params), ...(before !== undefined && { before }) }
  const { orders, next } = await call('GET /svc_admin/orders', { query }, { isFresh: true, ...(signal && { signal }) })
  return { rows: orders, next }
}

const columns: readonly ListColumn<OrderRow>[] = [
  { id: 'orderId', title: texts.columns.orderId, isFixed: true, cell: ({ orderId }) => orderId },
  {
    id: 'total',
    title: texts.columns.total,
    isNumeric: true,
    isFixed: true,
    cell: ({ total, currency }) => formatMoney(total, currency),
  },
  {
    id: 'createdAt',
    title: texts.columns.createdAt,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatAge(createdAt, Date.now())}</time>,
  },
  { id: 'name', title: texts.columns.name, cell: ({ name, email }) => name || email },
  { id: 'payment', title: texts.columns.payment, cell: (order) => <PaymentBadge order={order} /> },
  { id: 'delivery', title: texts.columns.delivery, cell: (order) => <DeliveryBadge order={order} /> },
  { id: 'pieces', title: texts.columns.pieces, isNumeric: true, cell: ({ pieces }) => pieces },
  { id: 'site', title: texts.columns.site, cell: ({ site }) => siteSettings[site].title },
  { id: 'email', title: texts.columns.email, cell: ({ email }) => email },
]

/** Renders the order list. */
export function Component() {
  const first = useLoaderData<ListPage<OrderRow>>()
  const [params] = useFilters()
  return (
    <Page
      title={texts.title}
      actions={
        <>
          <ShipLink />
          <CreateLink />
        </>
      }
    >
      <DataList
        name="orders"
        label={texts.title}
        columns={columns}
        first={first}
        load={(before) => loadPage(params, before)}
        idOf={({ orderId }) => orderId}
        linkOf={({ orderId }) => `/orders/${orderId}`}
        views={<SavedViews page="orders" />}
        tabs={<QueueTabs />}
        searchLabel={texts.search}
        filters={<SiteFilter />}
        filterNames={['q', 'site', 'queue']}
        empty={{ text: texts.empty, filtered: texts.noMatch }}
        selectionActions={(ids) => <OrderSelection ids={ids} />}
      />
    </Page>
  )
}

function ShipLink() {
  const [params] = useFilters()
  const site = params.get('site') ?? ''
  if (!useHasPermission('shipments.write')) return null
  return (
    <Link className="button button--line button--small" to={site === '' ? '/orders/ship' : `/orders/ship?site=${site}`}>
      {batch.open}
    </Link>
  )
}

function CreateLink() {
  const [params] = useFilters()
  const site = params.get('site') ?? ''
  if (!useHasPermission('quotes.write')) return null
  return (
    <Link className="button button--small" to={site === '' ? '/draft-orders/new' : `/draft-orders/new?site=${site}`}>
      {drafts.create}
    </Link>
  )
}

function SiteFilter() {
  const { me } = useSession()
  const [, change, params] = useFilters()
  if (me.sites.length < 2) return null
  return (
    <span className="select">
      <select
        className="input"
        aria-label={texts.site}
        value={params.get('site') ?? ''}
        onChange={({ currentTarget }) => change({ site: currentTarget.value })}
      >
        <option value="">{texts.allSites}</option>
        {me.sites.map((site) => (
          <option key={site} value={site}>
            {siteSettings[site].title}
          </option>
        ))}
      </select>
    </span>
  )
}
