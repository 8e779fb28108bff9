import { redirect } from 'react-router'
import { isRefused } from '#contract/kernel/refused.ts'
import { displayPricesOf, type PriceDisplay } from '#storefront/catalog/deals/price-display.ts'
import { type CardView, cardOfSearch } from '../catalog/card/card-view.ts'
import { appliedCount, listingAddress } from '../catalog/listing/listing-query.ts'
import { listParameters, readListingQuery } from '../catalog/listing/query/read-query.ts'
import { type ListingView, listingView } from '../catalog/listing/listing-view.ts'
import { anonymousUser, loadListing } from '../catalog/listing/load-listing.ts'
import { cardSizes } from '../catalog/card/card-sizes.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { textsOf } from '../texts.ts'
import { optionalSection } from '#storefront/page/optional-section.ts'
import { enterTarget, maxHits } from './preview-state.ts'
import { popularRequest } from './search-request.ts'
import { type Suggested, suggestionsOf } from './suggestions.ts'

export interface SearchView {
  q: string
  /** The words that the results match, if no product matches every word of the search. */
  partialPhrase: string | null
  listing: ListingView | null
  suggested: Suggested
  /** The best rated products, if nothing was found. */
  popular: readonly CardView[]
}

/** Loads search results; redirects without a term [SEARCH-002..004]. */
export async function loadSearch(context: PageContext, { url }: PageArguments): Promise<PageData<SearchView>> {
  const { shop } = context
  const requested = readListingQuery(url.searchParams)
  if (requested.q === '') throw redirect('/')
  const title = textsOf(shop.language, 'search').resultsFor(requested.q)
  try {
    const { query, reply } = await loadListing(context, '/search', requested, null)
    if (reply.redirect_url !== undefined) throw redirect(enterTarget(reply.redirect_url, '/'))
    context.knows(...listParameters, ...Object.keys(query.filters))
    const display = await displayPricesOf(context)
    const listing = listingView('/search', query, reply, display)
    const popular = isEmptySearch(listing) ? await loadPopular(context, display) : []
    const picture = listing.cards[0]?.picture
    const address = (page: number) => listingAddress('/search', { ...query, page })
    return {
      // Results are not indexed, so they have no canonical URL.
      head: {
        title,
        ...(picture && { picture: { source: picture, sizes: cardSizes } }),
        ...(query.page > 1 && { previous: address(query.page - 1) }),
        ...(query.page < listing.pages && { next: address(query.page + 1) }),
      },
      view: {
        q: requested.q,
        partialPhrase: reply.partial_phrase ?? null,
        listing,
        suggested: suggestionsOf(reply.suggestion),
        popular,
      },
    }
  } catch (error) {
    if (!isRefused(error)) throw error
    return {
      head: { title },
      view: { q: requested.q, partialPhrase: null, listing: null, suggested: suggestionsOf(null), popular: [] },
    }
  }
}

/** Returns true if a search without filters found nothing. */
export function isEmptySearch({ total, query }: ListingView): boolean {
  return total === 0 && appliedCount(query) === 0
}

async function loadPopular(context: PageContext, display: PriceDisplay): Promise<CardView[]> {
  const { call, shop, signal } = context
  const body = popularRequest(anonymousUser, shop.isApp)
  const reply = await optionalSection(call('POST /api/search-rec/3', { body }, { signal }), context)
  return (reply?.content.product.value ?? []).slice(0, maxHits).map((product) => cardOfSearch(product, display))
}
