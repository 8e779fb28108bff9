import { RouteError } from '#storefront/router/results.ts'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { brandPaths } from '#domain/brand-paths.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { textsOf } from '../../texts.ts'
import { type CardView, cardViewFromWire } from '../card/card-view.ts'
import { displayPricesOf } from '../deals/price-display.ts'
import {
  printCatalogUrl,
  type PrintCatalogQuery,
  printCatalogParameters,
  parsePrintCatalogQuery,
} from './print-catalog-url.ts'

type PrintCatalog = NonNullable<Reply<Store, 'GET /svc_content/issue'>>

export interface SpotView {
  card: CardView
  lead: string
}
export interface SheetView extends Omit<PrintCatalog['pages'][number], 'products'> {
  spots: readonly SpotView[]
}
export interface OpenPrintCatalog extends Pick<
  PrintCatalog,
  'number' | 'title' | 'total' | 'contents' | 'thumbnails' | 'found' | 'archive'
> {
  sheets: readonly SheetView[]
}
export interface PrintCatalogView {
  query: PrintCatalogQuery
  issue: OpenPrintCatalog | null
}

/** Loads the print catalog at the requested page. Exists only on USA [CATALOG-001, CATALOG-008]. */
export async function loadPrintCatalog(
  context: PageContext,
  { url }: PageArguments,
): Promise<PageData<PrintCatalogView>> {
  const { call, shop, knows, signal } = context
  knows(...printCatalogParameters)
  const parsed = parsePrintCatalogQuery(url.searchParams)
  if (parsed === null) throw new RouteError(404)
  const { page, issue: number, q, isPrint } = parsed
  const query = {
    page: String(page),
    ...(number !== null && { issue: String(number) }),
    ...(q !== '' && { q }),
    ...(isPrint && { all: 'true' as const }),
  }
  const [found, shelf] = await Promise.all([
    call('GET /svc_content/issue', { query }, { signal }),
    displayPricesOf(context),
  ])
  const texts = textsOf(shop.language, 'catalog/print-catalog')
  const paths = brandPaths(shop.brandSlug)
  if (found === null) {
    const head = { title: texts.catalog(shop.brand), description: texts.none, canonical: printCatalogUrl(paths, {}) }
    return { head, view: { query: parsed, issue: null } }
  }
  const { pages, title, publishedAt: _, ...rest } = found
  const sheets = pages.map(({ products, ...sheet }) => ({
    ...sheet,
    spots: products.map(({ lead, ...card }) => ({ card: cardViewFromWire(card, shelf), lead })),
  }))
  const whole = texts.title(shop.brand, title)
  const isPlain = q === '' && !isPrint && !parsed.isZoomed && parsed.hot === null
  return {
    head: {
      title: page > 1 ? texts.pageTitle(whole, page) : whole,
      description: texts.description(rest.total),
      ...(isPlain && { canonical: printCatalogUrl(paths, { page, issue: number }) }),
      ...(isPlain && page > 1 && { previous: printCatalogUrl(paths, { page: page - 1, issue: number }) }),
      ...(isPlain && page < rest.total && { next: printCatalogUrl(paths, { page: page + 1, issue: number }) }),
    },
    view: { query: parsed, issue: { ...rest, title, sheets } },
  }
}
