import { useState } from 'react'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '../call/call.ts'
import { siteOfRequest } from '../frame/site/site-of.ts'
import { SitePicker } from '../frame/site/site-picker.tsx'
import { formatAgeNow } from '../kit/format/dates.ts'
import { DataList } from '../kit/list/data-list.tsx'
import { useFilters } from '../kit/list/filters.ts'
import type { ListColumn } from '../kit/list/list-column.ts'
import { shouldRevalidateRows, useOpenRow } from '../kit/list/rows/use-open-row.ts'
import type { ListPage } from '../kit/list/use-pages.ts'
import { Page } from '../kit/page.tsx'
import { RedirectDialog } from './edit/redirect-dialog.tsx'
import { ImportDialog } from './import/import-dialog.tsx'
import { numberedPage } from '../kit/list/rows/numbered-page.ts'
import { RedirectTabs } from './redirect-tabs.tsx'
import type { Redirect } from './redirect-types.ts'
import { texts } from './texts/en.ts'

interface Loaded {
  site: Site
  first: ListPage<Redirect>
}

const pageSize = 100
const maxSearch = 200

export const shouldRevalidate = shouldRevalidateRows

/** Returns the first page of a site's redirects that match the search in the URL. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const site = await siteOfRequest(request)
  return { site, first: await loadPage(site, new URL(request.url).searchParams) }
}

async function loadPage(site: Site, params: URLSearchParams, before = '1'): Promise<ListPage<Redirect>> {
  const search = (params.get('q') ?? '').trim().slice(0, maxSearch)
  const query = { site, page: before, ...(search !== '' && { search }) }
  const { redirects, total } = await callsOf(site)('GET /svc_route/redirects', { query }, { isFresh: true })
  return numberedPage(redirects, { page: Number(before), size: pageSize, total })
}

const columns: readonly ListColumn<Redirect>[] = [
  { id: 'from', title: texts.columns.from, isFixed: true, cell: ({ from }) => from },
  { id: 'status', title: texts.columns.status, isNumeric: true, cell: ({ status }) => status },
  { id: 'to', title: texts.columns.to, isFixed: true, cell: ({ to }) => to },
  { id: 'kind', title: texts.columns.kind, cell: ({ kind }) => texts.kinds[kind] },
  { id: 'note', title: texts.columns.note, cell: ({ note }) => note },
  {
    id: 'changedAt',
    title: texts.columns.changedAt,
    cell: ({ changedAt }) => <time dateTime={changedAt}>{formatAgeNow(changedAt)}</time>,
  },
]

/** Renders a site's redirects. */
export function Component() {
  const { site, first } = useLoaderData<Loaded>()
  const [params] = useFilters()
  const { revalidate } = useRevalidator()
  const [dialog, setDialog] = useState<'add' | 'import' | null>(null)
  const idOf = ({ from }: Redirect) => from
  const open = useOpenRow({ first, idOf, load: (before) => loadPage(site, params, before) })
  const close = () => setDialog(null)
  return (
    <Page
      title={texts.title}
      actions={
        <>
          <SitePicker site={site} resets={['q', 'open']} />
          <button type="button" className="button button--line button--small" onClick={() => setDialog('import')}>
            {texts.import}
          </button>
          <button type="button" className="button button--small" onClick={() => setDialog('add')}>
            {texts.add}
          </button>
        </>
      }
    >
      <DataList
        name="redirects"
        label={texts.title}
        columns={columns}
        first={first}
        load={open.load}
        idOf={idOf}
        linkOf={open.linkOf}
        tabs={<RedirectTabs site={site} />}
        searchLabel={texts.search}
        filterNames={['q']}
        empty={{ text: texts.empty, filtered: texts.noMatch }}
      />
      {dialog === 'add' && (
        <RedirectDialog
          site={site}
          onClose={close}
          onDone={() => {
            close()
            void revalidate()
          }}
        />
      )}
      {dialog === 'import' && <ImportDialog site={site} onClose={close} onStored={() => void revalidate()} />}
      {open.row && (
        <RedirectDialog key={open.row.from} site={site} stored={open.row} onClose={open.close} onDone={open.done} />
      )}
    </Page>
  )
}
