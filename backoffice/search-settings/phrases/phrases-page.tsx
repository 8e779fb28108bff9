import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { siteOfRequest } from '#backoffice/frame/site/site-of.ts'
import { SitePicker } from '#backoffice/frame/site/site-picker.tsx'
import { DataList } from '#backoffice/kit/list/data-list.tsx'
import type { ListColumn } from '#backoffice/kit/list/list-column.ts'
import { shouldRevalidateRows, useOpenRow } from '#backoffice/kit/list/rows/use-open-row.ts'
import type { ListPage } from '#backoffice/kit/list/use-pages.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { AddSettingButton } from '../add-setting.tsx'
import { SearchTabs } from '../search-tabs.tsx'
import { namesById, type ProductNames, type Placement } from '../settings-types.ts'
import { texts } from '../texts/en.ts'
import { PhraseDialog } from './phrase-dialog.tsx'

interface Loaded {
  site: Site
  names: ProductNames
  first: ListPage<Placement>
}

const t = texts.phrases
export const shouldRevalidate = shouldRevalidateRows

/** Returns a site's phrases with settings that match the search in the URL. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const site = await siteOfRequest(request)
  const { placements, products } = await callsOf(site)(
    'GET /svc_search/placements',
    { query: { site } },
    { isFresh: true },
  )
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim().toLowerCase()
  const rows = placements.filter(({ phrase }) => phrase.toLowerCase().includes(q))
  return { site, names: namesById(products), first: { rows, next: null } }
}

const idOf = ({ phrase }: Placement) => phrase

const columnsOf = (names: ProductNames): readonly ListColumn<Placement>[] => {
  const named = (ids: readonly number[]) => ids.map((id) => names.get(id) ?? texts.product(id)).join(', ')
  return [
    { id: 'phrase', title: t.columns.phrase, isFixed: true, cell: ({ phrase }) => phrase },
    { id: 'pinned', title: t.columns.pinned, isFixed: true, cell: ({ pinned }) => named(pinned) },
    { id: 'buried', title: t.columns.buried, cell: ({ buried }) => named(buried) },
    { id: 'redirect', title: t.columns.redirect, cell: ({ redirect }) => redirect },
  ]
}

/** Renders a site's phrases that have pinned products, buried products, or a redirect. */
export function Component() {
  const { site, names, first } = useLoaderData<Loaded>()
  const open = useOpenRow({ first, idOf, load: async () => first })
  return (
    <Page
      title={texts.title}
      actions={
        <>
          <SitePicker site={site} resets={['open']} />
          <AddSettingButton label={t.add} dialog={(events) => <PhraseDialog site={site} names={names} {...events} />} />
        </>
      }
    >
      <DataList
        name="search-phrases"
        label={texts.tabs.phrases}
        columns={columnsOf(names)}
        first={first}
        load={open.load}
        idOf={idOf}
        linkOf={open.linkOf}
        tabs={<SearchTabs />}
        searchLabel={t.search}
        filterNames={['q']}
        empty={{ text: t.empty, filtered: t.noMatch }}
      />
      {open.row && (
        <PhraseDialog
          key={`${site} ${open.row.phrase}`}
          site={site}
          names={names}
          stored={open.row}
          onClose={open.close}
          onDone={open.done}
        />
      )}
    </Page>
  )
}
