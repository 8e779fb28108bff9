import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { siteSettings, type Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { siteOfRequest } from '#backoffice/frame/site/site-of.ts'
import { SitePicker } from '#backoffice/frame/site/site-picker.tsx'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { formatAgeNow, formatDate } from '#backoffice/kit/format/dates.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { DataList } from '#backoffice/kit/list/data-list.tsx'
import { useFilters } from '#backoffice/kit/list/filters.ts'
import type { ListColumn } from '#backoffice/kit/list/list-column.ts'
import { numberedPage } from '#backoffice/kit/list/rows/numbered-page.ts'
import type { ListPage } from '#backoffice/kit/list/use-pages.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { SavedViews } from '#backoffice/saved-views/saved-views.tsx'
import type { QuoteRow } from '../quote-types.ts'
import { StateBadge } from '../state-badge.tsx'
import { texts } from '../texts/en.ts'
import { OrderManagerButton } from './order-manager-button.tsx'
import { OwnerFilter } from './owner-filter.tsx'
import { ownerOf, quoteQuery, tabOf } from './quote-query.ts'
import { QuoteTabs } from './quote-tabs.tsx'

interface Loaded {
  site: Site
  first: ListPage<QuoteRow>
}

const pageSize = 50

/** Returns the first page of a site's quotes that match the URL filters. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const site = await siteOfRequest(request)
  return { site, first: await loadPage(site, new URL(request.url).searchParams) }
}

async function loadPage(site: Site, params: URLSearchParams, page = '1'): Promise<ListPage<QuoteRow>> {
  const query = quoteQuery(params)
  if (query === null) {
    const owner = ownerOf(params)
    const waiting = await callsOf(site)('GET /svc_list/quote-desk', {}, { isFresh: true })
    return { rows: owner === '' ? waiting : waiting.filter((quote) => quote.owner === owner), next: null }
  }
  const found = await callsOf(site)('GET /svc_list/quote-search', { query: { ...query, page } }, { isFresh: true })
  return numberedPage(found.quotes, { page: Number(page), size: pageSize, total: found.total })
}

const { columns: t } = texts

function columnsOf(site: Site): readonly ListColumn<QuoteRow>[] {
  const { currency } = siteSettings[site]
  return [
    { id: 'number', title: t.number, isFixed: true, cell: ({ number, title }) => texts.quoteName(number, title) },
    {
      id: 'total',
      title: t.total,
      isNumeric: true,
      isFixed: true,
      cell: ({ total }) => (total === null ? texts.noPrices : formatMoney(total, currency)),
    },
    { id: 'state', title: t.state, isFixed: true, cell: ({ state }) => <StateBadge state={state} /> },
    { id: 'customer', title: t.customer, cell: ({ customer: { name, email } }) => name || email },
    {
      id: 'owner',
      title: t.owner,
      cell: ({ owner, lockedBy }) => (
        <>
          {owner !== '' && <span className="list__label">{t.owner} </span>}
          {lockedBy === null ? owner : texts.working(lockedBy)}
        </>
      ),
    },
    {
      id: 'requestedAt',
      title: t.requestedAt,
      cell: ({ requestedAt }) => (
        <>
          <span className="list__label">{t.requestedAt} </span>
          <time dateTime={new Date(requestedAt).toISOString()}>{formatAgeNow(requestedAt)}</time>
        </>
      ),
    },
    {
      id: 'validUntil',
      title: t.validUntil,
      cell: ({ validUntil }) =>
        validUntil !== null && (
          <>
            <span className="list__label">{t.validUntil} </span>
            <time dateTime={new Date(validUntil).toISOString()}>{formatDate(validUntil)}</time>
          </>
        ),
    },
  ]
}

/** Renders a site's quotes. The default is the quotes that need a response, oldest first. */
export function Component() {
  const { site, first } = useLoaderData<Loaded>()
  const [params] = useFilters()
  return (
    <Page
      title={texts.title}
      actions={
        <>
          <SitePicker site={site} resets={['q', 'owner']} />
          <OrderManagerButton site={site} />
          <NewQuoteLink site={site} />
        </>
      }
    >
      <DataList
        name="quotes"
        label={texts.title}
        columns={columnsOf(site)}
        first={first}
        load={(page) => loadPage(site, params, page)}
        idOf={({ id }) => id}
        linkOf={({ id }) => `/quotes/${id}?site=${site}`}
        views={<SavedViews page="quotes" />}
        tabs={<QuoteTabs current={tabOf(params)} />}
        searchLabel={texts.search}
        filters={<OwnerFilter owners={first.rows.map(({ owner }) => owner)} />}
        filterNames={['q', 'owner']}
        empty={{ text: texts.empty[tabOf(params) === 'waiting' ? 'waiting' : 'other'], filtered: texts.noMatch }}
      />
    </Page>
  )
}

function NewQuoteLink({ site }: { site: Site }) {
  if (!useHasPermission('quotes.write')) return null
  return (
    <Link className="button button--small" to={`/quotes/new?site=${site}`}>
      {texts.build.title}
    </Link>
  )
}
