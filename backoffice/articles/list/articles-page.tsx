import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { indexCategories, primaryCategory } from '#domain/content/index-categories.ts'
import { call } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { DataList } from '#backoffice/kit/list/data-list.tsx'
import { FilterChoice } from '#backoffice/kit/list/filter-choice.tsx'
import { useFilters } from '#backoffice/kit/list/filters.ts'
import type { ListColumn } from '#backoffice/kit/list/list-column.ts'
import { ListMoment } from '#backoffice/kit/list/rows/list-moment.tsx'
import { StateTabs } from '#backoffice/kit/list/rows/state-tabs.tsx'
import type { ListPage } from '#backoffice/kit/list/use-pages.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { Message } from '#backoffice/kit/states.tsx'
import { articlePath } from '../article-path.ts'
import type { ArticleRow } from '../article-types.ts'
import { StateBadges } from '../state-badges.tsx'
import { texts } from '../texts/en.ts'
import { articleQuery, articleStates, stateOf } from './article-query.ts'
import { NewArticleDialog } from './new-article-dialog.tsx'

interface Loaded {
  first: ListPage<ArticleRow>
  isElsewhere: boolean
}

const { columns: t } = texts.list

/** Returns the first page of articles that match the URL filters. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  return loadPage(new URL(request.url).searchParams)
}

async function loadPage(params: URLSearchParams, after?: string): Promise<Loaded> {
  const query = { ...articleQuery(params), ...(after !== undefined && { after }) }
  const { articles, next, isElsewhere } = await call('GET /svc_admin/articles', { query }, { isFresh: true })
  return { first: { rows: articles, next: next === null ? null : String(next) }, isElsewhere }
}

const columns: readonly ListColumn<ArticleRow>[] = [
  { id: 'title', title: t.title, isFixed: true, cell: ({ title }) => title },
  {
    id: 'state',
    title: t.state,
    isFixed: true,
    cell: ({ scheduledAt, scheduleProblem, ...row }) => (
      <StateBadges {...row} isScheduled={scheduledAt !== null} hasProblem={scheduleProblem !== null} />
    ),
  },
  { id: 'category', title: t.category, cell: ({ categories }) => primaryCategory({ categories, tags: [] }).name },
  { id: 'slug', title: t.slug, cell: ({ slug }) => <code>{slug}</code> },
  {
    id: 'publishedAt',
    title: t.publishedAt,
    cell: ({ publishedAt }) => publishedAt && <ListMoment label={t.publishedAt} at={publishedAt} isAge />,
  },
  {
    id: 'scheduledAt',
    title: t.scheduledAt,
    cell: ({ scheduledAt }) => scheduledAt && <ListMoment label={t.scheduledAt} at={scheduledAt} />,
  },
  { id: 'savedAt', title: t.savedAt, cell: ({ savedAt }) => <ListMoment label={t.savedAt} at={savedAt} isAge /> },
]

/** Renders the article list. */
export function Component() {
  const { first, isElsewhere } = useLoaderData<Loaded>()
  const [params, change] = useFilters()
  const [isAdding, setAdding] = useState(false)
  const mayWrite = useHasPermission('content.write')
  return (
    <Page
      title={texts.title}
      actions={
        mayWrite && (
          <button type="button" className="button button--small" onClick={() => setAdding(true)}>
            {texts.add.open}
          </button>
        )
      }
    >
      {isElsewhere && <Message tone="warn">{texts.list.elsewhere}</Message>}
      <DataList
        name="articles"
        label={texts.title}
        columns={columns}
        first={first}
        load={async (after) => (await loadPage(params, after)).first}
        idOf={({ id }) => String(id)}
        linkOf={({ id }) => articlePath(id)}
        tabs={
          <StateTabs
            label={texts.list.statesLabel}
            states={articleStates.map((each) => [each, texts.list.tabs[each]] as const)}
            current={stateOf(params)}
          />
        }
        searchLabel={texts.list.search}
        filters={
          <FilterChoice
            label={texts.list.category}
            value={params.get('category') ?? ''}
            options={[
              ['', texts.list.anyCategory],
              ...indexCategories.map(({ id, name }) => [String(id), name] as const),
            ]}
            onChange={(category) => change({ category })}
          />
        }
        filterNames={['q', 'category']}
        empty={{ text: texts.list.empty, filtered: texts.list.noMatch }}
      />
      {isAdding && <NewArticleDialog onClose={() => setAdding(false)} />}
    </Page>
  )
}
