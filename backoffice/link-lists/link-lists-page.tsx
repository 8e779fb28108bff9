import { useLoaderData } from 'react-router'
import { callsOf } from '../call/call.ts'
import { useHasPermission } from '../frame/use-me.ts'
import { DataList } from '../kit/list/data-list.tsx'
import type { ListColumn } from '../kit/list/list-column.ts'
import { shouldRevalidateRows, useOpenRow } from '../kit/list/rows/use-open-row.ts'
import type { ListPage } from '../kit/list/use-pages.ts'
import { Page } from '../kit/page.tsx'
import { AddListButton } from './add-list.tsx'
import type { LinkList, LinkTarget } from './link-draft.ts'
import { LinkListDialog } from './link-list-dialog.tsx'
import { texts } from './texts/en.ts'

interface Loaded {
  first: ListPage<LinkList>
  categories: readonly LinkTarget[]
}

export const shouldRevalidate = shouldRevalidateRows

/** Returns the link lists of all categories. */
export async function loader(): Promise<Loaded> {
  const { lists, categories } = await callsOf()('GET /svc_content/link-lists', {}, { isFresh: true })
  return { first: { rows: lists, next: null }, categories }
}

const t = texts.columns
const idOf = ({ categoryId }: LinkList) => String(categoryId)
const columns: readonly ListColumn<LinkList>[] = [
  { id: 'category', title: t.category, isFixed: true, cell: ({ name }) => name },
  { id: 'style', title: t.style, isFixed: true, cell: ({ style }) => texts.styles[style] },
  {
    id: 'links',
    title: t.links,
    isNumeric: true,
    cell: ({ links }) => (
      <>
        <span className="list__label">{t.links} </span>
        {links.length}
      </>
    ),
  },
  { id: 'url', title: t.url, cell: ({ url }) => <code>{url}</code> },
]

/** Renders the link lists on category pages [CMS-218]. */
export function Component() {
  const { first, categories } = useLoaderData<Loaded>()
  const mayWrite = useHasPermission('content.write')
  const open = useOpenRow({ first, idOf, load: async () => first })
  const listed = new Set(first.rows.map(({ categoryId }) => categoryId))
  const others = categories.filter(({ categoryId }) => !listed.has(categoryId))
  return (
    <Page title={texts.title} actions={mayWrite && <AddListButton categories={categories} free={others} />}>
      <p className="muted small">{texts.text}</p>
      <DataList
        name="link-lists"
        label={texts.title}
        columns={columns}
        first={first}
        load={open.load}
        idOf={idOf}
        linkOf={open.linkOf}
        filterNames={[]}
        empty={{ text: texts.empty, filtered: texts.empty }}
      />
      {open.row && (
        <LinkListDialog
          key={open.row.categoryId}
          list={open.row}
          isStored
          categories={categories}
          onClose={open.close}
          onDone={open.done}
        />
      )}
    </Page>
  )
}
