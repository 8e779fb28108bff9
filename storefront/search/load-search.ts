import { redirect } from 'react-router'
import { isRefused } from '#contract/kernel/refused.ts'
import { displayPricesOf } from '#storefront/catalog/deals/price-display.ts'
import { listingAddress, listParameters, readListingQuery } from '../catalog/listing/listing-query.ts'
import { type ListingView, listingView } from '../catalog/listing/listing-view.ts'
import { loadListing } from '../catalog/listing/load-listing.ts'
import { cardSizes } from '../catalog/card/card-sizes.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { textsOf } from '../texts.ts'
import { enterTarget } from './preview-state.ts'
import { type Suggested, suggestedBy } from './suggestions.ts'

export interface SearchView {
  q: string
  /** The words that the results have, if no product has all words of the search. */
  partialPhrase: string | null
  listing: ListingView | null
  suggested: Suggested
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
    const listing = listingView('/search', query, reply, await displayPricesOf(context))
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
        suggested: suggestedBy(reply.suggestion),
      },
    }
  } catch (error) {
    if (!isRefused(error)) throw error
    return {
      head: { title },
      view: { q: requested.q, partialPhrase: null, listing: null, suggested: suggestedBy(null) },
    }
  }
}
