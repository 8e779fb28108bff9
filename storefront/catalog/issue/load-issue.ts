import { data as answerWith } from 'react-router'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { textsOf } from '../../texts.ts'
import { type CardView, cardOfWire } from '../card/card-view.ts'
import { displayPricesOf } from '../deals/price-display.ts'
import { issueAddress, type IssueAsked, issueParameters, readIssueAsked } from './issue-address.ts'

type Issue = NonNullable<Reply<Store, 'GET /svc_content/issue'>>

export interface SpotView {
  card: CardView
  lead: string
}
export interface SheetView extends Omit<Issue['pages'][number], 'products'> {
  spots: readonly SpotView[]
}
export interface OpenIssue extends Pick<
  Issue,
  'number' | 'title' | 'total' | 'contents' | 'thumbnails' | 'found' | 'archive'
> {
  sheets: readonly SheetView[]
}
export interface IssueView {
  asked: IssueAsked
  issue: OpenIssue | null
}

/** Loads the print catalog at the requested page; USA only [CATALOG-001, CATALOG-008]. */
export async function loadIssue(context: PageContext, { url }: PageArguments): Promise<PageData<IssueView>> {
  const { call, shop, knows, signal } = context
  knows(...issueParameters)
  const asked = readIssueAsked(url.searchParams)
  if (asked === null) throw answerWith(null, { status: 404 })
  const { page, issue: number, q, isPrint } = asked
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
  const texts = textsOf(shop.language, 'catalog/issue')
  if (found === null) {
    return { head: { title: texts.catalog(shop.brand), canonical: issueAddress({}) }, view: { asked, issue: null } }
  }
  const { pages, title, publishedAt: _, ...rest } = found
  const sheets = pages.map(({ products, ...sheet }) => ({
    ...sheet,
    spots: products.map(({ lead, ...card }) => ({ card: cardOfWire(card, shelf), lead })),
  }))
  const whole = texts.title(shop.brand, title)
  const isPlain = q === '' && !isPrint && !asked.isZoomed && asked.hot === null
  return {
    head: {
      title: page > 1 ? texts.pageTitle(whole, page) : whole,
      description: texts.description(rest.total),
      ...(isPlain && { canonical: issueAddress({ page, issue: number }) }),
      ...(isPlain && page > 1 && { previous: issueAddress({ page: page - 1, issue: number }) }),
      ...(isPlain && page < rest.total && { next: issueAddress({ page: page + 1, issue: number }) }),
    },
    view: { asked, issue: { ...rest, title, sheets } },
  }
}
