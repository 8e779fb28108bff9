import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { siteOfRequest } from '#backoffice/frame/site/site-of.ts'
import { SitePicker } from '#backoffice/frame/site/site-picker.tsx'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { DataList } from '#backoffice/kit/list/data-list.tsx'
import { useFilters } from '#backoffice/kit/list/filters.ts'
import type { ListColumn } from '#backoffice/kit/list/list-column.ts'
import { ListMoment } from '#backoffice/kit/list/rows/list-moment.tsx'
import { StateTabs } from '#backoffice/kit/list/rows/state-tabs.tsx'
import type { ListPage } from '#backoffice/kit/list/use-pages.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { contentPath } from '../content-path.ts'
import type { PageRow } from '../page-types.ts'
import { StateBadge } from '../state-badge.tsx'
import { texts } from '../texts/en.ts'
import { NewPageDialog } from './new-page-dialog.tsx'
import { kindOf, documentKinds, pageQuery, pageStates } from './page-query.ts'

interface Loaded {
  site: Site
  first: ListPage<PageRow>
}

const { columns: t } = texts.list

/** Returns the first page of a site's documents that match the URL filters. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const site = await siteOfRequest(request)
  return { site, first: await loadPage(site, new URL(request.url).searchParams) }
}

async function loadPage(site: Site, params: URLSearchParams, after?: string): Promise<ListPage<PageRow>> {
  const query = { ...pageQuery(site, params), ...(after !== undefined && { after }) }
  const { pages, next } = await callsOf(site)('GET /svc_content/pages', { query }, { isFresh: true })
  return { rows: pages, next }
}

const columns: readonly ListColumn<PageRow>[] = [
  { id: 'title', title: t.title, isFixed: true, cell: ({ title, handle }) => title || handle },
  { id: 'state', title: t.state, isFixed: true, cell: (row) => <StateBadges row={row} /> },
  { id: 'handle', title: t.handle, cell: ({ handle }) => <code>{handle}</code> },
  {
    id: 'publishedAt',
    title: t.publishedAt,
    cell: ({ publishedAt }) => publishedAt && <ListMoment label={t.publishedAt} at={publishedAt} isAge />,
  },
  { id: 'nextAt', title: t.nextAt, cell: ({ nextAt }) => nextAt && <ListMoment label={t.nextAt} at={nextAt} /> },
  {
    id: 'changedAt',
    title: t.changedAt,
    cell: ({ changedAt }) => <ListMoment label={t.changedAt} at={changedAt} isAge />,
  },
]

function StateBadges({ row: { published, hasDraft, nextAt } }: { row: PageRow }) {
  return (
    <span className="content-badges">
      {published !== null && <StateBadge state="published" />}
      {hasDraft && <StateBadge state="draft" />}
      {nextAt !== null && <StateBadge state="scheduled" />}
    </span>
  )
}

/** Renders the list of a site's pages, shared blocks, and parts such as the header. */
export function Component() {
  const { site, first } = useLoaderData<Loaded>()
  const [params] = useFilters()
  const [isAdding, setAdding] = useState(false)
  const mayWrite = useHasPermission('content.write')
  const kind = kindOf(params)
  return (
    <Page
      title={texts.title}
      actions={
        <>
          <SitePicker site={site} resets={['q']} />
          {mayWrite && kind !== 'part' && (
            <button type="button" className="button button--small" onClick={() => setAdding(true)}>
              {texts.add.open[kind]}
            </button>
          )}
        </>
      }
    >
      <DataList
        name="content"
        label={texts.list.kinds[kind]}
        columns={columns}
        first={first}
        load={(after) => loadPage(site, params, after)}
        idOf={({ handle }) => handle}
        linkOf={({ handle }) => contentPath(site, handle)}
        tabs={
          <StateTabs
            label={texts.list.kindsLabel}
            states={documentKinds.map((each) => [each, texts.list.kinds[each]] as const)}
            current={kind}
          />
        }
        searchLabel={texts.list.search}
        filters={<StateFilter />}
        filterNames={['q', 'show']}
        empty={{ text: texts.list.empty[kind], filtered: texts.list.noMatch }}
      />
      {isAdding && kind !== 'part' && <NewPageDialog site={site} kind={kind} onClose={() => setAdding(false)} />}
    </Page>
  )
}

function StateFilter() {
  const [params, change] = useFilters()
  return (
    <span className="select">
      <select
        className="input"
        aria-label={texts.list.show}
        value={pageStates.find((each) => each === params.get('show')) ?? ''}
        onChange={({ currentTarget }) => change({ show: currentTarget.value })}
      >
        <option value="">{texts.list.any}</option>
        {pageStates.map((state) => (
          <option key={state} value={state}>
            {texts.list.shows[state]}
          </option>
        ))}
      </select>
    </span>
  )
}
