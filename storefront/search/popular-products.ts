import { displayPricesOf, type PriceDisplay } from '#storefront/catalog/deals/price-display.ts'
import type { PageContext } from '#storefront/page/page.ts'
import { loadOptionalSection } from '#storefront/page/load-optional-section.ts'
import { type CardView, cardOfSearch } from '../catalog/card/card-view.ts'
import { maxHits } from './preview-state.ts'
import { anonymousUser, popularRequest } from './search-request.ts'

/** Returns the site's best-rated products, or an empty list if search is down. */
export async function loadPopularProducts(context: PageContext, display: PriceDisplay): Promise<CardView[]> {
  const { call, shop, signal } = context
  const body = popularRequest(anonymousUser, shop.isApp)
  const reply = await loadOptionalSection(call('POST /api/search-rec/3', { body }, { signal }), context)
  return (reply?.content.product.value ?? []).slice(0, maxHits).map((product) => cardOfSearch(product, display))
}

/** Returns the best-rated products for a page that does not require them, or an empty list if they cannot be loaded. */
export async function loadPopularSection(context: PageContext): Promise<CardView[]> {
  const loading = displayPricesOf(context).then((display) => loadPopularProducts(context, display))
  return (await loadOptionalSection(loading, context)) ?? []
}
