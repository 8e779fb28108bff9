import { FixedListPage, loadFixedList } from '../catalog/listing/fixed-list.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'

/** The page for products added in the last 90 days [ROUTE-204]. */
export const route = pageRoute({
  areas: ['catalog', 'catalog/listing'],
  load: (context, page) => loadFixedList('new-gear', context, page),
  View: FixedListPage,
})
