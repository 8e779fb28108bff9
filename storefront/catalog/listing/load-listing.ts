import { RouteError } from '#storefront/router/results.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { PageContext } from '#storefront/page/page.ts'
import { anonymousUser, listRequest } from '../../search/search-request.ts'
import { appliedFilterCount, type ListingQuery, withKnownFacets } from './listing-query.ts'
import type { SearchReply } from './listing-view.ts'

const standardFacets = ['brand', 'stock', 'rating', 'color']

type Category = Reply<Store, 'GET /svc_content/catalog/category/{id}'>

interface ListOptions {
  listCall?: ListCall
  /** Number of products to load. Zero loads only counts and suggestions. */
  size?: number
}

type ListCall = 'POST /api/search-rec/3' | 'POST /svc_content/catalog/listing'

/** Loads a list from the engine and ignores filters without a facet in the list. Throws 404 for a page past the end. */
export async function loadListing(
  { call, shop, signal }: PageContext,
  uri: string,
  requested: ListingQuery,
  knownFacets: readonly string[] | null,
  { listCall = 'POST /api/search-rec/3', size: shownSize }: ListOptions = {},
): Promise<{ query: ListingQuery; reply: SearchReply; isFromCatalog: boolean }> {
  const grossFactor = 1 + (shop.tax?.['goods'] ?? 0) / 100
  const fetchListing = (query: ListingQuery, size = shownSize) =>
    call(
      listCall,
      {
        body: listRequest({
          uri,
          query,
          userId: anonymousUser,
          isApp: shop.isApp,
          grossFactor,
          ...(size !== undefined && { size }),
        }),
      },
      { signal },
    )
  const hasFilters = appliedFilterCount({ filters: requested.filters, price: null }) > 0
  const known =
    knownFacets ?? (hasFilters ? (await fetchListing({ ...requested, filters: {}, price: null }, 0)).facet_names : [])
  const query = withKnownFacets(requested, [...known, ...standardFacets])
  const reply = await fetchListing(query)
  if (query.page > Math.max(1, reply.total_page)) throw new RouteError(404)
  return { query, reply, isFromCatalog: listCall === 'POST /svc_content/catalog/listing' }
}

/**
 * Loads a category list from the search service. Uses the catalog if rfk_fallback is on, or, with a warning, if the
 * service fails [CATALOG-010, CATALOG-011].
 */
export async function loadCategoryListing(
  context: PageContext,
  { url, facets, isFallback }: Pick<Category, 'url' | 'facets' | 'isFallback'>,
  requested: ListingQuery,
): ReturnType<typeof loadListing> {
  const fallback = () => loadListing(context, url, requested, facets, { listCall: 'POST /svc_content/catalog/listing' })
  if (isFallback) return fallback()
  try {
    return await loadListing(context, url, requested, facets)
  } catch (error) {
    if (!isRefusalError(error) || (error.status < 500 && error.code !== 'no_response')) throw error
    context.warn('search service unavailable, using the catalog', error)
    return fallback()
  }
}
