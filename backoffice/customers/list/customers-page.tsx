import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { call, callsOf } from '#backoffice/call/call.ts'
import { siteOfRequest } from '#backoffice/frame/site/site-of.ts'
import { formatAge, formatDate } from '#backoffice/kit/format/dates.ts'
import { DataList } from '#backoffice/kit/list/data-list.tsx'
import { useFilters } from '#backoffice/kit/list/filters.ts'
import type { ListColumn } from '#backoffice/kit/list/list-column.ts'
import type { ListPage } from '#backoffice/kit/list/use-pages.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { SavedViews } from '#backoffice/saved-views/saved-views.tsx'
import type { CustomerRow, Group } from '../customer-types.ts'
import { texts } from '../texts/en.ts'
import { customerQuery } from './customer-query.ts'
import { CustomerTabs } from './customer-tabs.tsx'

interface Loaded {
  page: ListPage<CustomerRow>
  groups: Group[]
}

/** Returns the groups and the first page of customers that match the URL filters. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const [page, { groups }] = await Promise.all([
    loadPage(new URL(request.url).searchParams, undefined, request.signal),
    siteOfRequest(request).then((site) => callsOf(site)('GET /svc_customer/groups', {})),
  ])
  return { page, groups }
}

async function loadPage(params: URLSearchParams, before?: string, signal?: AbortSignal) {
  const query = { ...customerQuery(params), ...(before !== undefined && { before }) }
  const options = { isFresh: true, ...(signal && { signal }) } as const
  const { customers, next } = await call('GET /svc_admin/customers', { query }, options)
  return { rows: customers, next }
}

const { columns: titles } = texts
const columns: readonly ListColumn<CustomerRow>[] = [
  { id: 'name', title: titles.name, isFixed: true, cell: ({ name, email }) => name || email },
  { id: 'email', title: titles.email, cell: ({ email }) => email },
  { id: 'orders', title: titles.orders, isNumeric: true, isFixed: true, cell: ({ orders }) => texts.orders(orders) },
  {
    id: 'lastOrder',
    title: titles.lastOrder,
    cell: ({ lastOrderAt }) =>
      lastOrderAt !== null && <time dateTime={lastOrderAt}>{formatAge(lastOrderAt, Date.now())}</time>,
  },
  { id: 'group', title: titles.group, cell: ({ group }) => group },
  {
    id: 'createdAt',
    title: titles.createdAt,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
]

/** Renders the customer list. */
export function Component() {
  const { page, groups } = useLoaderData<Loaded>()
  const [params] = useFilters()
  return (
    <Page title={texts.title}>
      <DataList
        name="customers"
        label={texts.title}
        columns={columns}
        first={page}
        load={(before) => loadPage(params, before)}
        idOf={({ id }) => String(id)}
        linkOf={({ id }) => `/customers/${id}`}
        views={<SavedViews page="customers" />}
        tabs={<CustomerTabs />}
        searchLabel={texts.search}
        filters={<GroupFilter groups={groups} />}
        filterNames={['q', 'group']}
        empty={{ text: texts.empty, filtered: texts.noMatch }}
      />
    </Page>
  )
}

function GroupFilter({ groups }: { groups: readonly Group[] }) {
  const [, change, params] = useFilters()
  return (
    <span className="select">
      <select
        className="input"
        aria-label={texts.group}
        value={params.get('group') ?? ''}
        onChange={({ currentTarget }) => change({ group: currentTarget.value })}
      >
        <option value="">{texts.allGroups}</option>
        {groups
          .filter(({ id }) => id > 0)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </select>
    </span>
  )
}
