import { loadOptionalSection } from '#storefront/page/load-optional-section.ts'
import type { PageContext } from '#storefront/page/page.ts'
import { cardOfSearch, type CardView } from '../../../catalog/card/card-view.ts'
import { displayPricesOf } from '../../../catalog/deals/price-display.ts'
import { isUnknownList } from '../../../catalog/listing/listing-view.ts'
import { anonymousUser, listRequest } from '../../../search/search-request.ts'
import type { StoredFamily } from '../stored-family.ts'

/** Number of candidate products. The block shows the products with the earliest deal ends. */
const candidates = 48

/** Loads the site's discounted products for all deal blocks. Returns an empty list if the list fails to load. */
export async function loadDeals(context: PageContext, blocks: readonly StoredFamily[]): Promise<readonly CardView[]> {
  if (!blocks.some(({ type }) => type === 'Deals')) return []
  const { call, shop, signal } = context
  const query = { q: '', page: 1, sort: 'featured', filters: {}, price: null } as const
  const body = listRequest({
    uri: '/deals',
    userId: anonymousUser,
    isApp: shop.isApp,
    grossFactor: 1,
    query,
    size: candidates,
  })
  const loading = Promise.all([call('POST /api/search-rec/3', { body }, { signal }), displayPricesOf(context)])
  const [reply, display] = (await loadOptionalSection(loading, context)) ?? []
  if (!reply || !display || isUnknownList(reply)) return []
  return reply.content.product.value
    .map((product) => cardOfSearch(product, display))
    .filter(({ price }) => price !== null && price.was !== null)
    .toSorted((a, b) => endOf(a) - endOf(b))
}

/** Returns the deal end as a sort key; products without an end come last. */
function endOf({ price }: CardView): number {
  return price?.deal?.ends ?? Number.MAX_SAFE_INTEGER
}
