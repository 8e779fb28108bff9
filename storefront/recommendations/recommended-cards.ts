import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { cardOfSearch, type CardView } from '#storefront/catalog/card/card-view.ts'
import type { PriceDisplay } from '#storefront/catalog/deals/price-display.ts'
import { handleOf } from './page-seeds.ts'
import { recommendationRequest, type Seeds } from './recommendation-request.ts'

type RecommendationReply = Pick<Reply<Store, 'POST /api/search-rec/3'>, 'content'>

interface Source {
  call: StoreCall
  userId: string
  display: () => Promise<PriceDisplay>
}

export interface RecommendedRow extends Pick<Seeds, 'kind' | 'uri'> {
  cards: readonly CardView[]
}

/** A row with fewer products would look like a mistake. */
const minCards = 3

/**
 * Returns cards for the first seeds with enough results, or an empty list. A new product has no similar products for up
 * to an hour, so its page shows its category's featured products. `page` is the path of the current page.
 */
export async function loadRecommended(
  { call, userId, display }: Source,
  alternatives: readonly Seeds[],
  page: string,
): Promise<RecommendedRow | null> {
  for (const seeds of alternatives) {
    const body = recommendationRequest(seeds, userId)
    const [reply, shown] = await Promise.all([call('POST /api/search-rec/3', { body }), display()])
    const cards = cardsOfReply(reply, shown, page)
    if (cards.length >= minCards) return { kind: seeds.kind, uri: seeds.uri, cards }
  }
  return null
}

/** Returns the cards in a response, without the current page's product [SEARCH-403]. */
export function cardsOfReply({ content }: RecommendationReply, display: PriceDisplay, page: string): CardView[] {
  const own = handleOf(page)
  return content.product.value
    .filter(({ url }) => handleOf(url) !== own)
    .map((product) => cardOfSearch(product, display))
}
