import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { siteSettings, type Site } from '#domain/sites.ts'
import { call } from '#backoffice/call/call.ts'
import { siteOfRequest } from '#backoffice/frame/site/site-of.ts'
import { SitePicker } from '#backoffice/frame/site/site-picker.tsx'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { DataList } from '#backoffice/kit/list/data-list.tsx'
import { useFilters } from '#backoffice/kit/list/filters.ts'
import type { ListColumn } from '#backoffice/kit/list/list-column.ts'
import type { ListPage } from '#backoffice/kit/list/use-pages.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { SavedViews } from '#backoffice/saved-views/saved-views.tsx'
import { sheetPath } from '../../bulk-edits/cells/selection-query.ts'
import type { Category, ProductRow } from '../product-types.ts'
import { StateBadge } from '../state-badge.tsx'
import { texts } from '../texts/en.ts'
import { CategoryFilter } from './category-filter.tsx'
import { productFilters, productQuery } from './product-query.ts'

interface Loaded {
  site: Site
  page: ListPage<ProductRow>
  categories: Category[]
}

/** Returns all categories, and the first page of products that match the URL filters, as sold on the site. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const site = await siteOfRequest(request)
  const [page, categories] = await Promise.all([
    loadPage(site, new URL(request.url).searchParams, undefined, request.signal),
    call('GET /svc_admin/categories', {}, { isFresh: true }),
  ])
  return { site, page, categories }
}

async function loadPage(site: Site, params: URLSearchParams, before?: string, signal?: AbortSignal) {
  const query = { site, ...productQuery(params), ...(before !== undefined && { before }) }
  const options = { isFresh: true, ...(signal && { signal }) } as const
  const { products, next } = await call('GET /svc_admin/products', { query }, options)
  return { rows: products, next }
}

const { columns: titles } = texts

const columnsOf = (currency: string): readonly ListColumn<ProductRow>[] => [
  { id: 'name', title: titles.name, isFixed: true, cell: ({ name }) => name },
  {
    id: 'price',
    title: titles.price,
    isNumeric: true,
    isFixed: true,
    cell: ({ price }) => price && rangeText(price, currency),
  },
  { id: 'sku', title: titles.sku, cell: ({ skus, variants }) => skuText(skus, variants) },
  {
    id: 'stock',
    title: titles.stock,
    isNumeric: true,
    cell: ({ stock }) => (stock ? texts.onHand(stock.onHand) : texts.notCounted),
  },
  { id: 'state', title: titles.state, cell: ({ state }) => <StateBadge state={state} /> },
]

function rangeText({ min, max }: { min: number; max: number }, currency: string): string {
  const lowest = formatMoney(min, currency)
  return min === max ? lowest : texts.range(lowest, formatMoney(max, currency))
}

function skuText(skus: readonly string[], variants: number): string {
  const [first = ''] = skus
  return variants > 1 ? `${first} ${texts.more(variants - 1)}` : first
}

/** Renders the product list. */
export function Component() {
  const { site, page, categories } = useLoaderData<Loaded>()
  const [params] = useFilters()
  const mayWrite = useHasPermission('catalog.write')
  return (
    <Page
      title={texts.title}
      actions={
        mayWrite && (
          <>
            <Link to={sheetPath(site, params)} className="button button--line button--small">
              {texts.editAllInBulk}
            </Link>
            <Link to="/products/new" className="button button--small">
              {texts.create.title}
            </Link>
          </>
        )
      }
    >
      <DataList
        name="products"
        label={texts.title}
        columns={columnsOf(siteSettings[site].currency)}
        first={page}
        load={(before) => loadPage(site, params, before)}
        idOf={({ id }) => String(id)}
        linkOf={({ id }) => `/products/${id}?site=${site}`}
        views={<SavedViews page="products" />}
        tabs={<FilterTabs />}
        searchLabel={texts.search}
        filters={
          <>
            <CategoryFilter categories={categories} />
            <SitePicker site={site} />
          </>
        }
        filterNames={['q', 'filter', 'category', 'subcategories']}
        empty={{ text: texts.empty, filtered: texts.noMatch }}
        {...(mayWrite && {
          selectionActions: (ids: readonly string[]) => (
            <Link className="text-button" to={sheetPath(site, params, ids)}>
              {texts.editInBulk}
            </Link>
          ),
        })}
      />
    </Page>
  )
}

function FilterTabs() {
  const [params] = useFilters()
  const current = params.get('filter') ?? 'all'
  return (
    <nav className="tabs" aria-label={texts.filtersLabel}>
      {productFilters.map((filter) => (
        <Link key={filter} to={addressOf(params, filter)} aria-current={filter === current ? 'page' : undefined}>
          {texts.filters[filter]}
        </Link>
      ))}
    </nav>
  )
}

function addressOf(params: URLSearchParams, filter: string): string {
  const next = new URLSearchParams(params)
  if (filter === 'all') next.delete('filter')
  else next.set('filter', filter)
  return next.size === 0 ? '/products' : `/products?${next.toString()}`
}
