import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { siteOfRequest } from '#backoffice/frame/site/site-of.ts'
import { DataList } from '#backoffice/kit/list/data-list.tsx'
import type { ListColumn } from '#backoffice/kit/list/list-column.ts'
import { shouldRevalidateRows, useOpenRow } from '#backoffice/kit/list/rows/use-open-row.ts'
import type { ListPage } from '#backoffice/kit/list/use-pages.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { AddSettingButton } from '../add-setting.tsx'
import { SearchTabs } from '../search-tabs.tsx'
import { namesById, type ProductNames, type Remap } from '../settings-types.ts'
import { texts } from '../texts/en.ts'
import { RemapDialog } from './remap-dialog.tsx'

interface Loaded {
  site: Site
  names: ProductNames
  first: ListPage<Remap>
}

const t = texts.remaps
export const shouldRevalidate = shouldRevalidateRows

/** Returns the products that search replaces with another product. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const site = await siteOfRequest(request)
  const { remaps, products } = await callsOf(site)('GET /svc_search/product-remaps', {}, { isFresh: true })
  return { site, names: namesById(products), first: { rows: remaps, next: null } }
}

const idOf = ({ fromId }: Remap) => String(fromId)
const columnsOf = (names: ProductNames): readonly ListColumn<Remap>[] => {
  const named = (id: number) => names.get(id) ?? texts.product(id)
  return [
    { id: 'from', title: t.columns.from, isFixed: true, cell: ({ fromId }) => named(fromId) },
    { id: 'to', title: t.columns.to, isFixed: true, cell: ({ id }) => named(id) },
    { id: 'url', title: t.columns.url, cell: ({ url }) => url },
  ]
}

/** Renders the products that search replaces, with their replacements and target pages. */
export function Component() {
  const { site, names, first } = useLoaderData<Loaded>()
  const open = useOpenRow({ first, idOf, load: async () => first })
  return (
    <Page
      title={texts.title}
      actions={
        <AddSettingButton label={t.add} dialog={(events) => <RemapDialog site={site} names={names} {...events} />} />
      }
    >
      <DataList
        name="search-remaps"
        label={texts.tabs.remaps}
        columns={columnsOf(names)}
        first={first}
        load={open.load}
        idOf={idOf}
        linkOf={open.linkOf}
        tabs={<SearchTabs />}
        filterNames={[]}
        empty={{ text: t.empty, filtered: t.empty }}
      />
      {open.row && (
        <RemapDialog
          key={open.row.fromId}
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
