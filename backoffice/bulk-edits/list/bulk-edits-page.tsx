import { useLoaderData } from 'react-router'
import { call } from '#backoffice/call/call.ts'
import { formatAgeNow } from '#backoffice/kit/format/dates.ts'
import { DataList } from '#backoffice/kit/list/data-list.tsx'
import type { ListColumn } from '#backoffice/kit/list/list-column.ts'
import type { ListPage } from '#backoffice/kit/list/use-pages.ts'
import { Page } from '#backoffice/kit/page.tsx'
import type { BulkEdit } from '../bulk-edit-types.ts'
import { StateBadge } from '../results/state-badge.tsx'
import { texts } from '../texts/en.ts'

const t = texts.list

/** Returns the first page of bulk edits, newest first. */
export async function loader(): Promise<ListPage<BulkEdit>> {
  return loadPage()
}

async function loadPage(before?: string): Promise<ListPage<BulkEdit>> {
  const query = { ...(before !== undefined && { before }) }
  const { edits, next } = await call('GET /svc_admin/bulk-edits', { query }, { isFresh: true })
  return { rows: edits, next }
}

const columns: readonly ListColumn<BulkEdit>[] = [
  { id: 'id', title: t.columns.id, isFixed: true, cell: ({ id }) => t.name(id) },
  { id: 'state', title: t.columns.state, isFixed: true, cell: ({ state }) => <StateBadge state={state} /> },
  {
    id: 'changed',
    title: t.columns.changed,
    isNumeric: true,
    cell: ({ counts }) => counts.changed + counts.undone + counts.left,
  },
  { id: 'refused', title: t.columns.refused, isNumeric: true, cell: ({ counts }) => counts.refused },
  { id: 'by', title: t.columns.by, cell: ({ staffName }) => staffName },
  {
    id: 'at',
    title: t.columns.at,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatAgeNow(createdAt)}</time>,
  },
]

/** Renders the list of bulk edits. */
export function Component() {
  const first = useLoaderData<ListPage<BulkEdit>>()
  return (
    <Page title={texts.history} parent={{ to: '/products', title: texts.products }}>
      <DataList
        name="bulk-edits"
        label={texts.history}
        columns={columns}
        first={first}
        load={loadPage}
        idOf={({ id }) => String(id)}
        linkOf={({ id }) => `/products/bulk-edits/${id}`}
        filterNames={[]}
        empty={{ text: t.empty, filtered: t.empty }}
      />
    </Page>
  )
}
