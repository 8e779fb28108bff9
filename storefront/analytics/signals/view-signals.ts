import type { ShownList } from '#domain/analytics/impressions.ts'
import { truncateText, reportedText } from '#domain/analytics/redaction.ts'
import type { CardView } from '#storefront/catalog/card/card-view.ts'
import type { CategoryView } from '#storefront/catalog/listing/category-page.tsx'
import type { ListingView } from '#storefront/catalog/listing/listing-view.ts'
import type { ProductView } from '#storefront/catalog/product/product-view.ts'
import type { StepView } from '#storefront/checkout/load-checkout.ts'
import type { SearchView } from '#storefront/search/results/load-search.ts'
import type { FoundList, Signal } from './signal.ts'

/** A settled page: its route and loader data. */
export interface PageView {
  routeId: string
  /** Path without the locale prefix, with parameter names in place of secret values. */
  path: string
  title: string
  data: unknown
}

interface EntityData {
  kind: string
  id: number
  head: { title: string }
  view: unknown
}
interface Loaded<View> {
  head: { title: string }
  view: View
}

/** A failed or redirecting loader has no view. */
type LoadedOrFailed<View> = Partial<Loaded<View>> | null | undefined

const checkoutPrefix = 'checkout-'
const formSteps = ['start', 'shipping', 'payment', 'review'] as const

/** Returns the signals of a page that appears; `previous` is the page before it. */
export function viewSignals({ routeId, data }: PageView, previous: PageView | null): Signal[] {
  if (typeof data !== 'object' || data === null) return []
  if (routeId === 'entity') return entitySignals(data as EntityData)
  if (routeId === 'search') return searchSignals((data as Loaded<SearchView>).view, previous)
  if (['new-gear', 'deals', '3-ships-free'].includes(routeId)) {
    const { head, view } = data as Loaded<{ listing: ListingView }>
    const { cards, query } = view.listing
    const products = indexed(cards, firstIndex(view.listing))
    return [{ kind: 'curation', curation: { id: routeId, name: head.title, products, page: query.page } }]
  }
  return routeId.startsWith(checkoutPrefix) ? checkoutSignals(routeId, data, previous) : []
}

function entitySignals({ kind, id, head, view }: EntityData): Signal[] {
  if (kind === 'product')
    return [{ kind: 'items', name: 'productDetailView', items: [{ id: (view as ProductView).id, qty: 1 }] }]
  if (kind !== 'category') return []
  const { listing } = view as CategoryView
  const { title: name } = head
  const listEntity = { type: 'category', name, id: String(id), url: listing.path, sku: null }
  return listSignals(listing, { listId: String(id), listName: name, listType: 'category', listEntity })
}

/** Maximum length of a search phrase in an event. */
const maxTerm = 100

function searchSignals({ q, counts, listing }: SearchView, previous: PageView | null): Signal[] {
  const list = searchList(q, 'search')
  const isSame = previous?.routeId === 'search' && (previous.data as LoadedOrFailed<SearchView>)?.view?.q === q
  const searchTerm = truncateText(reportedText('searchTerm', q), maxTerm)
  const properties = { searchTerm, searchType: 'results', numSearchResults: counts.products ?? 0 }
  return [
    ...(isSame ? [] : [{ kind: 'event' as const, event: { name: 'search' as const, properties } }]),
    ...(listing ? listSignals(listing, list) : []),
  ]
}

type ListHead = Omit<ShownList, 'products' | 'filters' | 'sorts' | 'page'>

/**
 * Returns a search list without its phrase, because ids are stored unchanged [T32]. The id separates clicks in the
 * results from clicks in the preview.
 */
function searchList(phrase: string, listType: 'search' | 'searchPreview'): ListHead {
  const listEntity = { type: 'search', name: 'search', id: 'search', url: '/search', sku: null }
  return { listId: listType, listName: 'search', listType, listEntity, phrase }
}

function listSignals(listing: ListingView, head: ListHead): Signal[] {
  const { cards, query } = listing
  if (cards.length === 0) return []
  const products = indexed(cards, firstIndex(listing))
  const chosen = Object.entries(query.filters).flatMap(([facet, values]) => values.map((value) => `${facet}:${value}`))
  const { price } = query
  const filters = [...chosen, ...(price ? [`price:${price.min ?? ''}-${price.max ?? ''}`] : [])]
  return [{ kind: 'list', list: { ...head, products, filters, sorts: [query.sort], page: query.page } }]
}

/** Returns the index of the page's first product in the whole list. Only the last page may be shorter. */
function firstIndex({ cards, query: { page }, pages, total }: ListingView): number {
  return page < pages ? (page - 1) * cards.length : total - cards.length
}

function indexed(cards: readonly Pick<CardView, 'id' | 'url'>[], first: number): ShownList['products'] {
  return cards.map(({ id, url }, position) => ({ id, url, index: first + position }))
}

/** Search preview widget [SEARCH-407]. */
const previewWidget = 'rfkid_6'

/**
 * Returns the list in a search response: the preview, or another page of a visible list. Returns null for responses
 * without a visible list, such as prefetched lists. Recommendations report their lists themselves.
 */
export function listOfFound(
  { widget, uri, phrase, first, products }: FoundList,
  shown: readonly ShownList[],
): ShownList | null {
  const rest = { products: indexed(products, first), filters: [], sorts: [], page: 1 }
  if (widget === previewWidget) return uri === '/search' ? { ...searchList(phrase, 'searchPreview'), ...rest } : null
  const list = shown.find(({ listType, listEntity: { url }, phrase: searched }) =>
    listType === 'search' ? uri === '/search' && phrase === searched : listType === 'category' && uri === url,
  )
  return list ? { ...list, products: rest.products, page: Math.floor(first / Math.max(1, products.length)) + 1 } : null
}

/** Reports the checkout step, and the start on a checkout's first page [ANALYTICS-451..454]. */
function checkoutSignals(routeId: string, data: object, previous: PageView | null): Signal[] {
  const step = formSteps.find((each) => routeId === checkoutPrefix + each)
  const checkout = (data as LoadedOrFailed<Partial<StepView>>)?.view?.checkout
  if (step === undefined || !checkout) return []
  const isFirst = !previous?.routeId.startsWith(checkoutPrefix)
  return [
    ...(isFirst ? [{ kind: 'order' as const, name: 'checkoutStart' as const, checkout }] : []),
    ...(previous?.routeId === routeId
      ? []
      : [{ kind: 'event' as const, event: { name: 'checkoutStep' as const, properties: { step } } }]),
    ...(step === 'review' ? [{ kind: 'order' as const, name: 'orderReview' as const, checkout }] : []),
    { kind: 'rates' as const, checkout, isPick: false },
  ]
}
