import '../media.css'
import { useRef, type ReactNode } from 'react'
import { Link, useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { call } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { DataList } from '#backoffice/kit/list/data-list.tsx'
import { useFilters } from '#backoffice/kit/list/filters.ts'
import { SearchBox } from '#backoffice/kit/list/search-box.tsx'
import type { ListPage } from '#backoffice/kit/list/use-pages.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { Empty } from '#backoffice/kit/states.tsx'
import { texts as kitTexts } from '#backoffice/kit/texts/en.ts'
import type { MediaFile } from '../media-types.ts'
import { texts } from '../texts/en.ts'
import { DropArea } from '../upload/drop-area.tsx'
import { UploadButton } from '../upload/upload-button.tsx'
import { UploadList } from '../upload/upload-list.tsx'
import { useUploads } from '../upload/use-uploads.ts'
import { mediaColumns } from './media-columns.tsx'
import { MediaFilters } from './media-filters.tsx'
import { MediaGrid } from './media-grid.tsx'
import { mediaFilterNames, mediaQuery } from './media-query.ts'

interface Loaded {
  first: ListPage<MediaFile>
  uploaders: readonly string[]
  unusedDays: number
}

const t = texts.list

/** Returns the first page of files that match the URL filters. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  return loadPage(new URL(request.url).searchParams)
}

async function loadPage(params: URLSearchParams, after?: string): Promise<Loaded> {
  const query = { ...mediaQuery(params), ...(after !== undefined && { after }) }
  const { files, next, ...rest } = await call('GET /svc_admin/media', { query }, { isFresh: true })
  return { first: { rows: files, next: next === null ? null : String(next) }, ...rest }
}

/** Renders the media library as a grid or a list, with an upload button. */
export function Component() {
  const { first, uploaders, unusedDays } = useLoaderData<Loaded>()
  const [params] = useFilters()
  const { revalidate } = useRevalidator()
  const mayWrite = useHasPermission('content.write')
  const uploads = useUploads(() => void revalidate())
  const load = async (after: string) => (await loadPage(params, after)).first
  const filters = <MediaFilters uploaders={uploaders} />
  return (
    <Page title={texts.title} actions={mayWrite && <UploadButton onFiles={uploads.add} />}>
      <DropArea onFiles={mayWrite ? uploads.add : undefined}>
        <UploadList {...uploads} onClose={uploads.close} />
        <p className="muted small media-rule">{t.unusedRule(unusedDays)}</p>
        {params.get('view') === 'list' ? (
          <DataList
            name="media"
            label={t.label}
            columns={mediaColumns}
            first={first}
            load={load}
            idOf={({ id }) => String(id)}
            linkOf={({ id }) => `/media/${id}`}
            searchLabel={t.search}
            tabs={<ViewTabs current="list" />}
            filters={filters}
            filterNames={mediaFilterNames}
            empty={{ text: t.empty, filtered: t.filtered }}
          />
        ) : (
          <>
            <ViewTabs current="grid" />
            <GridTools filters={filters} />
            {first.rows.length === 0 ? <NoFiles /> : <MediaGrid first={first} load={load} />}
          </>
        )}
      </DropArea>
    </Page>
  )
}

function ViewTabs({ current }: { current: 'grid' | 'list' }) {
  const [params] = useFilters()
  return (
    <nav className="tabs" aria-label={t.views.label}>
      {(['grid', 'list'] as const).map((view) => {
        const next = new URLSearchParams(params)
        if (view === 'grid') next.delete('view')
        else next.set('view', view)
        return (
          <Link key={view} to={`?${next.toString()}`} aria-current={view === current ? 'page' : undefined}>
            {t.views[view]}
          </Link>
        )
      })}
    </nav>
  )
}

function GridTools({ filters }: { filters: ReactNode }) {
  const searchRef = useRef<HTMLInputElement>(null)
  return (
    <div className="list__tools">
      <SearchBox label={t.search} inputRef={searchRef} />
      {filters}
      <ClearFilters className="text-button" />
    </div>
  )
}

function ClearFilters({ className }: { className: string }) {
  const [params, change] = useFilters()
  if (!mediaFilterNames.some((name) => params.has(name))) return null
  return (
    <button
      type="button"
      className={className}
      onClick={() => change(Object.fromEntries(mediaFilterNames.map((name) => [name, ''])))}
    >
      {kitTexts.list.clear}
    </button>
  )
}

function NoFiles() {
  const [params] = useFilters()
  const isFiltered = mediaFilterNames.some((name) => params.has(name))
  return (
    <Empty text={isFiltered ? t.filtered : t.empty}>
      <ClearFilters className="button button--line button--small" />
    </Empty>
  )
}
