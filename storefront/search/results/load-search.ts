import { redirect } from '#storefront/router/results.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { displayPricesOf } from '#storefront/catalog/deals/price-display.ts'
import type { CardView } from '../../catalog/card/card-view.ts'
import { appliedFilterCount, listingUrl, type ListingQuery } from '../../catalog/listing/listing-query.ts'
import { listParameters, readListingQuery } from '../../catalog/listing/query/read-query.ts'
import { type ListingView, listingView, type SearchReply } from '../../catalog/listing/listing-view.ts'
import { loadListing } from '../../catalog/listing/load-listing.ts'
import { loadPopularProducts } from '../popular-products.ts'
import { cardSizes } from '../../catalog/card/card-sizes.ts'
import { findPosts } from '../../magazine/load-posts.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { textsOf } from '../../texts.ts'
import { loadOptionalSection } from '#storefront/page/load-optional-section.ts'
import { enterTarget } from '../preview-state.ts'
import { readTab, type SearchTab, type TabCounts } from './search-tabs.ts'
import { type SearchSuggestions, type SuggestedLink, suggestionsOf } from '../suggestions.ts'

export interface SearchView {
  q: string
  tab: SearchTab
  counts: TabCounts
  /** The words that the results match if no product matches all search words. */
  partialPhrase: string | null
  /** The products, if their tab is selected. */
  listing: ListingView | null
  /** The newest matching articles, if their tab is selected. */
  posts: readonly PostResult[]
  /** The matching categories, if their tab is selected; the departments if search is down. */
  categories: readonly SuggestedLink[]
  suggested: SearchSuggestions
  /** The best-rated products, if the search found none. */
  popular: readonly CardView[]
  isDown: boolean
}

export type PostResult = Awaited<ReturnType<typeof findPosts>>[number]

/** Maximum number of articles on the articles tab, which links to the complete list. */
const maxPosts = 20
/** Maximum number of articles that are counted. */
const maxCounted = 100

/** Loads search results. Redirects if there is no search term [SEARCH-002..004]. */
export async function loadSearch(context: PageContext, { url }: PageArguments): Promise<PageData<SearchView>> {
  const params = new URLSearchParams(url.searchParams)
  const tab = readTab(params.get('tab'))
  params.delete('tab')
  const query = readListingQuery(params)
  if (query.q === '') throw redirect('/')
  const requested = tab === 'products' ? query : readListingQuery(new URLSearchParams({ q: query.q }))
  try {
    return await loadResults(context, requested, tab)
  } catch (error) {
    if (!isRefusalError(error)) throw error
    return loadNotice(context, requested.q)
  }
}

async function loadResults(
  context: PageContext,
  requested: ListingQuery,
  tab: SearchTab,
): Promise<PageData<SearchView>> {
  const { q } = requested
  const [{ query, reply }, postCount, posts] = await Promise.all([
    loadListing(context, '/search', requested, null, tab === 'products' ? {} : { size: 0 }),
    countPosts(context, q),
    tab === 'index' ? findPosts(context, q, maxPosts) : [],
  ])
  if (reply.redirect_url !== undefined) throw redirect(enterTarget(reply.redirect_url, '/'))
  context.knows('tab', ...listParameters, ...Object.keys(query.filters))
  const display = await displayPricesOf(context)
  const listing = listingView('/search', query, reply, display)
  const isShown = tab === 'products'
  const popular = isShown && isEmptySearch(listing) ? await loadPopularProducts(context, display) : []
  return {
    head: headOf(context, listing, isShown),
    view: {
      q,
      tab,
      counts: { products: reply.total_item, index: postCount, categories: reply.suggestion.category.length },
      partialPhrase: isShown ? (reply.partial_phrase ?? null) : null,
      listing: isShown ? listing : null,
      posts,
      categories: tab === 'categories' ? categoriesOf(reply) : [],
      suggested: suggestionsOf(reply.suggestion),
      popular,
      isDown: false,
    },
  }
}

/** Results are not indexed, so they have no canonical URL. */
function headOf({ shop }: PageContext, { cards, query, pages }: ListingView, isShown: boolean) {
  const title = textsOf(shop.language, 'search').resultsFor(query.q)
  if (!isShown) return { title }
  const picture = cards[0]?.picture
  const address = (page: number) => listingUrl('/search', { ...query, page })
  return {
    title,
    ...(picture && { picture: { source: picture, sizes: cardSizes } }),
    ...(query.page > 1 && { previous: address(query.page - 1) }),
    ...(query.page < pages && { next: address(query.page + 1) }),
  }
}

/** Returns the page for a failed search: a notice and the departments to browse. */
async function loadNotice(context: PageContext, q: string): Promise<PageData<SearchView>> {
  const { call, shop, signal } = context
  const tree = await call('GET /svc_content/catalog/tree', {}, { signal }).catch(() => [])
  return {
    head: { title: textsOf(shop.language, 'search').resultsFor(q) },
    view: {
      q,
      tab: 'products',
      counts: { products: null, index: null, categories: null },
      partialPhrase: null,
      listing: null,
      posts: [],
      categories: tree.map(({ name, url }) => ({ text: name, to: url })),
      suggested: suggestionsOf(null),
      popular: [],
      isDown: true,
    },
  }
}

/** Returns true if a search without filters found nothing. */
export function isEmptySearch({ total, query }: ListingView): boolean {
  return total === 0 && appliedFilterCount(query) === 0
}

function categoriesOf({ suggestion }: SearchReply): SuggestedLink[] {
  return suggestion.category.flatMap(({ text, url }) => (url === undefined ? [] : [{ text, to: url }]))
}

async function countPosts(context: PageContext, q: string): Promise<number | null> {
  const query = { search: q, per_page: String(maxCounted), _fields: 'id' }
  const { call, signal } = context
  const posts = await loadOptionalSection(call('GET /theindex/wp-json/wp/v2/posts', { query }, { signal }), context)
  return posts && posts.length
}
