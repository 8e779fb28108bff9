import type { PageContext } from '../page.ts'
import { listRequest } from '../search/search-request.ts'
import { appliedCount, type ListingQuery, withKnownFacets } from './listing-query.ts'
import type { SearchReply } from './listing-view.ts'

/** Facets that every list has beside its own. */
const standardFacets = ['brand', 'stock', 'rating', 'color']

/** The user id of pages that all shoppers share: nobody's [SEARCH-071]. */
export const nobody = '0'

/** Asks the engine for a list; names in the address that are no facet of it are not filters. */
export async function loadListing(
  { call, shop, signal }: PageContext,
  uri: string,
  asked: ListingQuery,
  knownFacets: readonly string[] | null,
): Promise<{ query: ListingQuery; reply: SearchReply }> {
  const grossFactor = 1 + (shop.tax?.['goods'] ?? 0) / 100
  const ask = (query: ListingQuery, size?: number) =>
    call(
      'POST /api/search-rec/3',
      {
        body: listRequest({
          uri,
          query,
          userId: nobody,
          isApp: shop.isApp,
          grossFactor,
          ...(size !== undefined && { size }),
        }),
      },
      { signal },
    )
  const hasFilters = appliedCount({ filters: asked.filters, price: null }) > 0
  const known = knownFacets ?? (hasFilters ? (await ask({ ...asked, filters: {}, price: null }, 0)).facet_names : [])
  const query = withKnownFacets(asked, [...known, ...standardFacets])
  return { query, reply: await ask(query) }
}
