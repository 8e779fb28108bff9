import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { siteOfRequest } from '#backoffice/frame/site/site-of.ts'
import { SitePicker } from '#backoffice/frame/site/site-picker.tsx'
import { formatAgeNow } from '#backoffice/kit/format/dates.ts'
import { DataList } from '#backoffice/kit/list/data-list.tsx'
import { useFilters } from '#backoffice/kit/list/filters.ts'
import type { ListColumn } from '#backoffice/kit/list/list-column.ts'
import { shouldRevalidateRows, useOpenRow } from '#backoffice/kit/list/rows/use-open-row.ts'
import type { ListPage } from '#backoffice/kit/list/use-pages.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { RedirectDialog } from '../edit/redirect-dialog.tsx'
import { numberedPage } from '#backoffice/kit/list/rows/numbered-page.ts'
import { RedirectTabs } from '../redirect-tabs.tsx'
import type { Miss } from '../redirect-types.ts'
import { texts } from '../texts/en.ts'
import { SuggestedTargets } from './suggested-targets.tsx'

interface Loaded {
  site: Site
  first: ListPage<Miss>
  otherHits: number
}

const t = texts.misses
const pageSize = 50
const spans = [1, 7, 30, 60] as const
const usualSpan = 7

export const shouldRevalidate = shouldRevalidateRows

/** Returns the first page of a site's paths that were not found. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const site = await siteOfRequest(request)
  return { site, ...(await loadPage(site, new URL(request.url).searchParams)) }
}

async function loadPage(site: Site, params: URLSearchParams, before = '1'): Promise<Omit<Loaded, 'site'>> {
  const query = { site, page: before, days: String(spanOf(params)) }
  const { misses, total, otherHits } = await callsOf(site)('GET /svc_route/misses', { query }, { isFresh: true })
  return { first: numberedPage(misses, { page: Number(before), size: pageSize, total }), otherHits }
}

function spanOf(params: URLSearchParams): number {
  return spans.find((days) => String(days) === params.get('days')) ?? usualSpan
}

/** Renders the paths that were not found, the most frequent first, with one-click redirects. */
export function Component() {
  const { site, first, otherHits } = useLoaderData<Loaded>()
  const [params] = useFilters()
  const { revalidate } = useRevalidator()
  const idOf = ({ path }: Miss) => path
  const load = async (before: string) => (await loadPage(site, params, before)).first
  const open = useOpenRow({ first, idOf, load })
  const columns: readonly ListColumn<Miss>[] = [
    { id: 'path', title: t.columns.path, isFixed: true, cell: ({ path }) => path },
    { id: 'hits', title: t.columns.hits, isFixed: true, isNumeric: true, cell: ({ hits }) => hits },
    {
      id: 'suggestions',
      title: t.columns.suggestions,
      isFixed: true,
      cell: (miss) => (
        <SuggestedTargets site={site} miss={miss} otherLink={open.linkOf(miss)} onDone={() => void revalidate()} />
      ),
    },
    { id: 'botHits', title: t.columns.botHits, cell: ({ botHits }) => botHits > 0 && t.bots(botHits) },
    { id: 'referrer', title: t.columns.referrer, cell: ({ referrer }) => referrer },
    {
      id: 'lastAt',
      title: t.columns.lastAt,
      cell: ({ lastAt }) => <time dateTime={lastAt}>{formatAgeNow(lastAt)}</time>,
    },
  ]
  return (
    <Page title={t.title} actions={<SitePicker site={site} resets={['open']} />}>
      <DataList
        name="misses"
        label={t.title}
        columns={columns}
        first={first}
        load={open.load}
        idOf={idOf}
        linkOf={open.linkOf}
        tabs={<RedirectTabs site={site} />}
        filters={<SpanFilter />}
        filterNames={[]}
        empty={{ text: t.empty, filtered: t.empty }}
      />
      {otherHits > 0 && <p className="muted small">{t.otherHits(otherHits)}</p>}
      {open.row && (
        <RedirectDialog key={open.row.path} site={site} from={open.row.path} onClose={open.close} onDone={open.done} />
      )}
    </Page>
  )
}

function SpanFilter() {
  const [, change, params] = useFilters()
  return (
    <span className="select">
      <select
        className="input"
        aria-label={t.days}
        value={spanOf(params)}
        onChange={({ currentTarget }) => change({ days: currentTarget.value })}
      >
        {spans.map((days) => (
          <option key={days} value={days}>
            {t.lastDays(days)}
          </option>
        ))}
      </select>
    </span>
  )
}
