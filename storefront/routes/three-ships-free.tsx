import { FixedListPage, loadFixedList } from '../catalog/listing/fixed-list.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'

/** The page for products that ship free in quantities of three or more [PROMO-203]. */
export const route = pageRoute({
  areas: ['catalog', 'catalog/listing'],
  load: (context, page) => loadFixedList('3-ships-free', context, page),
  View: FixedListPage,
})
