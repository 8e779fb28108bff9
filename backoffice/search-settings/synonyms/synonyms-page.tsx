import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { siteSettings } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { siteOfRequest, siteOptions } from '#backoffice/frame/site/site-of.ts'
import { useSession } from '#backoffice/frame/use-me.ts'
import { DataList } from '#backoffice/kit/list/data-list.tsx'
import { FilterChoice } from '#backoffice/kit/list/filter-choice.tsx'
import { useFilters } from '#backoffice/kit/list/filters.ts'
import type { ListColumn } from '#backoffice/kit/list/list-column.ts'
import { shouldRevalidateRows, useOpenRow } from '#backoffice/kit/list/rows/use-open-row.ts'
import type { ListPage } from '#backoffice/kit/list/use-pages.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { AddSettingButton } from '../add-setting.tsx'
import { SearchTabs } from '../search-tabs.tsx'
import type { Synonym } from '../settings-types.ts'
import { texts } from '../texts/en.ts'
import { filterSynonyms, synonymKey } from './synonym-draft.ts'
import { SynonymDialog } from './synonym-dialog.tsx'

interface Loaded {
  all: readonly Synonym[]
  first: ListPage<Synonym>
}

const t = texts.synonyms
export const shouldRevalidate = shouldRevalidateRows

/** Returns all synonyms, and those that match the URL filters. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const { synonyms } = await callsOf(await siteOfRequest(request))('GET /svc_search/synonyms', {}, { isFresh: true })
  const rows = filterSynonyms(synonyms, new URL(request.url).searchParams)
  return { all: synonyms, first: { rows, next: null } }
}

const columns: readonly ListColumn<Synonym>[] = [
  { id: 'phrase', title: t.columns.phrase, isFixed: true, cell: ({ phrase }) => phrase },
  { id: 'means', title: t.columns.means, isFixed: true, cell: ({ means }) => means.join(', ') },
  {
    id: 'direction',
    title: t.columns.direction,
    cell: ({ isTwoWay }) => (isTwoWay ? t.directions.twoWay : t.directions.oneWay),
  },
  { id: 'language', title: t.columns.language, cell: ({ language }) => texts.languages[language] },
  {
    id: 'site',
    title: t.columns.site,
    cell: ({ site }) => (site === null ? t.allSites : siteSettings[site].title),
  },
]

/** Renders the search synonyms in all languages and on all sites. */
export function Component() {
  const { all, first } = useLoaderData<Loaded>()
  const open = useOpenRow({ first, idOf: synonymKey, load: async () => first })
  return (
    <Page
      title={texts.title}
      actions={<AddSettingButton label={t.add} dialog={(events) => <SynonymDialog all={all} {...events} />} />}
    >
      <DataList
        name="synonyms"
        label={texts.tabs.synonyms}
        columns={columns}
        first={first}
        load={open.load}
        idOf={synonymKey}
        linkOf={open.linkOf}
        tabs={<SearchTabs />}
        searchLabel={t.search}
        filters={<Filters />}
        filterNames={['q', 'language', 'on']}
        empty={{ text: t.empty, filtered: t.noMatch }}
      />
      {open.row && (
        <SynonymDialog key={synonymKey(open.row)} all={all} stored={open.row} onClose={open.close} onDone={open.done} />
      )}
    </Page>
  )
}

function Filters() {
  const [params, change] = useFilters()
  const { me } = useSession()
  return (
    <>
      <FilterChoice
        label={t.language}
        value={params.get('language') ?? ''}
        options={[['', t.allLanguages], ...Object.entries(texts.languages)]}
        onChange={(language) => change({ language })}
      />
      <FilterChoice
        label={t.site}
        value={params.get('on') ?? ''}
        options={[['', t.allSites], ...siteOptions(me).map(({ site, title }) => [site, title] as const)]}
        onChange={(on) => change({ on })}
      />
    </>
  )
}
