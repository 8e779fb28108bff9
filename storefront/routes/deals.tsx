import { FixedListPage, loadFixedList } from '../catalog/listing/fixed-list.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'

/** The deals page: products below their base price [CATALOG-004]. */
export const route = pageRoute({
  areas: ['catalog', 'catalog/listing'],
  load: (context, page) => loadFixedList('deals', context, page),
  View: FixedListPage,
})
