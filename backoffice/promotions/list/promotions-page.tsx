import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { Site } from '#domain/sites.ts'
import { call } from '#backoffice/call/call.ts'
import { siteOfRequest } from '#backoffice/frame/site/site-of.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { DataList } from '#backoffice/kit/list/data-list.tsx'
import { useFilters } from '#backoffice/kit/list/filters.ts'
import type { ListColumn } from '#backoffice/kit/list/list-column.ts'
import type { ListPage } from '#backoffice/kit/list/use-pages.ts'
import { Badge, Page } from '#backoffice/kit/page.tsx'
import { daysText, priceText } from '../promotion-text.ts'
import type { Promotion } from '../promotion-types.ts'
import { StateBadge } from '../state-badge.tsx'
import { texts } from '../texts/en.ts'
import { PromotionActions, StateTabs } from './promotion-filters.tsx'
import { promotionQuery } from './promotion-query.ts'

interface Loaded {
  site: Site
  page: ListPage<Promotion>
}

/** Returns the first page of a site's promotions that match the URL filters. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const site = await siteOfRequest(request)
  return { site, page: await loadPage(site, new URL(request.url).searchParams, undefined, request.signal) }
}

async function loadPage(site: Site, params: URLSearchParams, before?: string, signal?: AbortSignal) {
  const query = { site, ...promotionQuery(params), ...(before !== undefined && { before }) }
  const options = { isFresh: true, ...(signal && { signal }) } as const
  const { promotions, next } = await call('GET /svc_admin/promotions', { query }, options)
  return { rows: promotions, next }
}

const { columns: titles } = texts
const columns: readonly ListColumn<Promotion>[] = [
  {
    id: 'product',
    title: titles.product,
    isFixed: true,
    cell: ({ productName, choice }) => texts.named(productName, choice),
  },
  { id: 'price', title: titles.price, isNumeric: true, isFixed: true, cell: priceText },
  {
    id: 'normal',
    title: titles.normal,
    isNumeric: true,
    cell: ({ normalPrice, currency }) => normalPrice !== null && formatMoney(normalPrice, currency),
  },
  { id: 'days', title: titles.days, cell: daysText },
  { id: 'units', title: titles.units, isNumeric: true, cell: ({ qty }) => qty ?? texts.unlimited },
  {
    id: 'state',
    title: titles.state,
    cell: ({ state, overlaps }) => (
      <span className="badges">
        <StateBadge state={state} />
        {overlaps.length > 0 && <Badge tone="warn">{texts.overlaps}</Badge>}
      </span>
    ),
  },
]

/** Renders a site's promotions as a list. */
export function Component() {
  const { site, page } = useLoaderData<Loaded>()
  const [params] = useFilters()
  return (
    <Page title={texts.title} actions={<PromotionActions site={site} />}>
      <DataList
        name="promotions"
        label={texts.title}
        columns={columns}
        first={page}
        load={(before) => loadPage(site, params, before)}
        idOf={({ id }) => String(id)}
        linkOf={({ id }) => `/promotions/${id}`}
        tabs={<StateTabs />}
        searchLabel={texts.search}
        filters={params.has('product') && <span className="muted small">{texts.oneProduct}</span>}
        filterNames={['q', 'state', 'product']}
        empty={{ text: texts.empty, filtered: texts.noMatch }}
      />
    </Page>
  )
}
