import { RouteError } from '#storefront/router/results.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import type { CategoryView } from './category-page.tsx'
import { cardSizes } from '../card/card-sizes.ts'
import { displayPricesOf } from '../deals/price-display.ts'
import { listingUrl } from './listing-query.ts'
import { listParameters, readListingQuery } from './query/read-query.ts'
import { isUnknownList, listingView } from './listing-view.ts'
import { loadCategoryListing } from './load-listing.ts'
import { breadcrumbJsonLd } from '../../shell/head/breadcrumb-json-ld.ts'

/** Loads a category and the products that match the URL's filters, sort order, and page [ROUTE-013, CATALOG-012]. */
export async function load(context: PageContext, { url }: PageArguments, id: number): Promise<PageData<CategoryView>> {
  const { call, shop, signal } = context
  const category = await call('GET /svc_content/catalog/category/{id}', { params: { id: String(id) } }, { signal })
  const requested = readListingQuery(url.searchParams)
  const { query, reply, isFromCatalog } = await loadCategoryListing(context, category, { ...requested, q: '' })
  if (isUnknownList(reply)) throw new RouteError(404)
  context.knows(...listParameters, ...Object.keys(query.filters))
  const listing = {
    ...listingView(category.url, query, reply, await displayPricesOf(context), category.facets),
    ...(isFromCatalog && { isFromCatalog }),
  }
  const address = (page: number) => listingUrl(category.url, { ...query, page })
  const [first] = listing.cards
  const areTiles = category.topLinksStyle === 'image'
  const isPlain = Object.keys(query.filters).length === 0 && query.price === null && query.sort === 'featured'
  return {
    head: {
      title: category.name,
      description: category.text,
      // Filtered and sorted lists repeat the same products, so only the plain list is canonical.
      ...(isPlain && { canonical: address(query.page) }),
      ...(query.page > 1 && { previous: address(query.page - 1) }),
      ...(query.page < listing.pages && { next: address(query.page + 1) }),
      ...(first?.picture && { picture: { source: first.picture, sizes: cardSizes } }),
      // Structured data is rendered only on the server, so the browser build excludes this code.
      ...(import.meta.env.SSR && { jsonLd: [breadcrumbJsonLd(category.path, shop)] }),
    },
    view: {
      name: category.name,
      text: category.text,
      trail: category.path,
      below: category.topLinks.map(({ picture, ...link }) => ({ ...link, picture: areTiles ? picture : null })),
      areTiles,
      listing,
    },
  }
}
