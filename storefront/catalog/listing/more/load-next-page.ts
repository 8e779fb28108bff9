import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { Shop } from '#storefront/page/page.ts'
import { anonymousUser, listRequest } from '#storefront/search/search-request.ts'
import { cardOfSearch, type CardView } from '../../card/card-view.ts'
import { displayPricesOf } from '../../deals/price-display.ts'
import type { ListingQuery } from '../listing-query.ts'

/** After this many milliseconds without a response, the shopper can try again. */
const timeoutMs = 15_000

interface NextPage {
  path: string
  query: ListingQuery
  /** True if the catalog lists this page, without the search service. */
  isFromCatalog: boolean
}

/** Loads the products on one page of a list. */
export async function loadNextPage(
  { call, shop }: { call: StoreCall; shop: Shop },
  { path, query, isFromCatalog }: NextPage,
): Promise<CardView[]> {
  const grossFactor = 1 + (shop.tax?.['goods'] ?? 0) / 100
  const input = { uri: path, query, userId: anonymousUser, isApp: shop.isApp, grossFactor }
  const { facet: _, suggestion: __, ...data } = listRequest(input).data
  const [reply, display] = await Promise.all([
    call(
      isFromCatalog ? 'POST /svc_content/catalog/listing' : 'POST /api/search-rec/3',
      { body: { data } },
      { signal: AbortSignal.timeout(timeoutMs) },
    ),
    displayPricesOf({ call, shop, until: () => {} }),
  ])
  return reply.content.product.value.map((product) => cardOfSearch(product, display))
}
