import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { call } from '../call/call.ts'
import { hasPermission, session } from '../call/session.ts'
import { useFilters } from '../kit/list/filters.ts'
import { usePages, type ListPage } from '../kit/list/use-pages.ts'
import { Page } from '../kit/page.tsx'
import { Empty, ProblemBox } from '../kit/states.tsx'
import { texts as kit } from '../kit/texts/en.ts'
import { AuditFilters, auditFilterNames } from './audit-filters.tsx'
import { auditQuery } from './audit-query.ts'
import type { AuditEntry } from './change-details.tsx'
import { History } from './history.tsx'
import { texts } from './texts/en.ts'

interface Loaded {
  first: ListPage<AuditEntry>
  /** Empty if the staff member lacks the permission to list staff. */
  staff: readonly { id: string; name: string }[]
}

/** Returns the first page of changes that match the URL filters. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const me = session.current.get()?.me
  const [first, { staff }] = await Promise.all([
    loadPage(new URL(request.url).searchParams),
    me && !hasPermission(me, 'staff.read') ? { staff: [] } : call('GET /svc_admin/staff', {}),
  ])
  return { first, staff }
}

async function loadPage(params: URLSearchParams, before?: string): Promise<ListPage<AuditEntry>> {
  const query = { ...auditQuery(params), ...(before !== undefined && { before }) }
  const { entries, next } = await call('GET /svc_admin/audit', { query }, { isFresh: true })
  return { rows: entries, next }
}

/** Renders the changes made by staff, newest first. */
export function Component() {
  const { first, staff } = useLoaderData<Loaded>()
  const [params, change] = useFilters()
  const { revalidate } = useRevalidator()
  const pages = usePages(first, (before) => loadPage(params, before))
  const isFiltered = auditFilterNames.some((name) => params.has(name))
  const clear = () => change(Object.fromEntries(auditFilterNames.map((name) => [name, ''])))
  return (
    <Page title={texts.title}>
      <AuditFilters staff={staff} />
      {pages.rows.length === 0 ? (
        <Empty text={isFiltered ? texts.noMatch : texts.empty}>
          {isFiltered && (
            <button type="button" className="button button--line button--small" onClick={clear}>
              {kit.list.clear}
            </button>
          )}
        </Empty>
      ) : (
        <History entries={pages.rows} empty={texts.empty} onUndone={() => void revalidate()} />
      )}
      {pages.problem && <ProblemBox problem={pages.problem} onRetry={pages.loadMore} />}
      {pages.next !== null && !pages.problem && (
        <p className="list__end">
          <button
            type="button"
            className="button button--line button--small"
            aria-disabled={pages.isLoading}
            onClick={pages.loadMore}
          >
            {pages.isLoading ? kit.list.loadingMore : texts.more}
          </button>
        </p>
      )}
    </Page>
  )
}
