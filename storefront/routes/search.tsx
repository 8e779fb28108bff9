import { pageRoute } from '#storefront/page/route/page-route.tsx'
import type { SearchView } from '../search/results/load-search.ts'
import { SearchPage } from '../search/results/search-page.tsx'

/** The search results page [SEARCH-002]. */
export const route = pageRoute<SearchView>({
  areas: ['search', 'catalog', 'catalog/listing'],
  load: async (context, page) => {
    const { loadSearch } = await import('../search/results/load-search.ts')
    return loadSearch(context, page)
  },
  View: SearchPage,
})
