import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { phraseKey } from '#domain/search/query/pins.ts'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { siteOfRequest } from '#backoffice/frame/site/site-of.ts'
import { SitePicker } from '#backoffice/frame/site/site-picker.tsx'
import { formatAgeNow } from '#backoffice/kit/format/dates.ts'
import { DataList } from '#backoffice/kit/list/data-list.tsx'
import { FilterChoice } from '#backoffice/kit/list/filter-choice.tsx'
import { useFilters } from '#backoffice/kit/list/filters.ts'
import type { ListColumn } from '#backoffice/kit/list/list-column.ts'
import { numberedPage } from '#backoffice/kit/list/rows/numbered-page.ts'
import { shouldRevalidateRows, useOpenRow } from '#backoffice/kit/list/rows/use-open-row.ts'
import type { ListPage } from '#backoffice/kit/list/use-pages.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { AddSettingButton } from '../add-setting.tsx'
import { PhraseDialog } from '../phrases/phrase-dialog.tsx'
import { SearchTabs } from '../search-tabs.tsx'
import { namesById, type ProductNames, type Placement, type SearchedPhrase, type Synonym } from '../settings-types.ts'
import { SynonymDialog } from '../synonyms/synonym-dialog.tsx'
import { blankSynonym } from '../synonyms/synonym-draft.ts'
import { texts } from '../texts/en.ts'
import { clickRateText, resultCountText, searchQuery, searchKey, periodDays } from './search-query.ts'

interface Loaded {
  site: Site
  first: ListPage<SearchedPhrase>
  synonyms: readonly Synonym[]
  placements: readonly Placement[]
  names: ProductNames
}

const t = texts.searches
const pageSize = 50
const isLanguage = (language: string): language is Synonym['language'] => Object.hasOwn(texts.languages, language)

export const shouldRevalidate = shouldRevalidateRows

/** Returns the first page of a site's searches, and the search settings that a row can change. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const site = await siteOfRequest(request)
  const call = callsOf(site)
  const [first, { synonyms }, { placements, products }] = await Promise.all([
    loadPage(site, new URL(request.url).searchParams),
    call('GET /svc_search/synonyms', {}, { isFresh: true }),
    call('GET /svc_search/placements', { query: { site } }, { isFresh: true }),
  ])
  return { site, first, synonyms, placements, names: namesById(products) }
}

async function loadPage(site: Site, params: URLSearchParams, page = '1'): Promise<ListPage<SearchedPhrase>> {
  const query = { site, page, ...searchQuery(params) }
  const { searches, total } = await callsOf(site)('GET /svc_search/searches', { query }, { isFresh: true })
  return numberedPage(searches, { page: Number(page), size: pageSize, total })
}

/** Returns a column of numbers. On phones, each number has a label. */
function outcomeColumn(
  id: 'clicks' | 'clickRate' | 'orders',
  valueOf: (search: SearchedPhrase) => string | number,
): ListColumn<SearchedPhrase> {
  const title = t.columns[id]
  return {
    id,
    title,
    isNumeric: true,
    cell: (search) => (
      <>
        <span className="list__label">{title} </span>
        {valueOf(search)}
      </>
    ),
  }
}

/** Renders the phrases that shoppers searched for, the most frequent first, with ways to improve their results. */
export function Component() {
  const { site, first, synonyms, placements, names } = useLoaderData<Loaded>()
  const [params] = useFilters()
  const load = (page: string) => loadPage(site, params, page)
  const open = useOpenRow({ first, idOf: searchKey, load })
  const columns: readonly ListColumn<SearchedPhrase>[] = [
    { id: 'phrase', title: t.columns.phrase, isFixed: true, cell: ({ phrase }) => phrase },
    { id: 'searches', title: t.columns.searches, isFixed: true, isNumeric: true, cell: ({ searches }) => searches },
    { id: 'results', title: t.columns.results, isFixed: true, cell: resultCountText },
    outcomeColumn('clicks', ({ clicks }) => clicks),
    outcomeColumn('clickRate', clickRateText),
    outcomeColumn('orders', ({ orders }) => orders),
    {
      id: 'language',
      title: t.columns.language,
      cell: ({ language }) => (isLanguage(language) ? texts.languages[language] : language),
    },
    {
      id: 'lastAt',
      title: t.columns.lastAt,
      cell: ({ lastAt }) => <time dateTime={lastAt}>{formatAgeNow(lastAt)}</time>,
    },
    {
      id: 'actions',
      title: t.columns.actions,
      isFixed: true,
      cell: ({ phrase, language }) => (
        <AddSettingButton
          label={t.addSynonym}
          rowLabel={t.addSynonymFor(phrase)}
          dialog={(events) => (
            <SynonymDialog
              all={synonyms}
              start={{ ...blankSynonym, phrase, ...(isLanguage(language) && { language }) }}
              {...events}
            />
          )}
        />
      ),
    },
  ]
  return (
    <Page title={texts.title} actions={<SitePicker site={site} />}>
      <DataList
        name="searches"
        label={texts.tabs.searches}
        columns={columns}
        first={first}
        load={open.load}
        idOf={searchKey}
        linkOf={open.linkOf}
        tabs={<SearchTabs />}
        filters={<Filters />}
        filterNames={['show']}
        empty={{ text: t.empty, filtered: t.noMatch }}
      />
      <p className="muted small">{t.text}</p>
      {open.row && (
        <PhraseDialog
          key={searchKey(open.row)}
          {...{ site, names }}
          {...phraseOf(open.row, placements)}
          onClose={open.close}
          onDone={open.done}
        />
      )}
    </Page>
  )
}

/** Returns a phrase's stored setting, or the phrase to create a setting for. */
function phraseOf({ phrase }: SearchedPhrase, placements: readonly Placement[]) {
  const key = phraseKey(phrase)
  const stored = placements.find((placement) => phraseKey(placement.phrase) === key)
  return stored ? { stored } : { phrase }
}

function Filters() {
  const [, change, params] = useFilters()
  const { days, show } = searchQuery(params)
  return (
    <>
      <FilterChoice
        label={t.show}
        value={show}
        options={Object.entries(t.shown)}
        onChange={(shown) => change({ show: shown === 'all' ? '' : shown })}
      />
      <FilterChoice
        label={t.days}
        value={days}
        options={periodDays.map((span) => [String(span), t.lastDays(span)] as const)}
        onChange={(span) => change({ days: span })}
      />
    </>
  )
}
