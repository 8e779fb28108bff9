import { FixedListPage, loadFixedList } from '../catalog/fixed-list.tsx'
import { pageRoute } from '#storefront/page/page-route.tsx'

/** What ships free from three pieces on [PROMO-203]. */
export const route = pageRoute({
  areas: ['catalog', 'catalog/listing'],
  load: (context, page) => loadFixedList('3-ships-free', context, page),
  View: FixedListPage,
})
