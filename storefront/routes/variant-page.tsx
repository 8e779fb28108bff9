import { RouteError } from '#storefront/router/results.ts'
import { View } from '../content/cms-page.tsx'
import type { PageView } from '../content/load-page.ts'
import { pageRoute } from '#storefront/page/route/page-route.tsx'

/** A fixed list, because each name is a separate cached page. */
const variants: readonly string[] = ['embed', 'kiosk', 'preview']

/** A content page without the shop's header and footer, which is not indexed [ROUTE-402, ROUTE-403]. */
export const route = pageRoute<PageView>({
  areas: ['catalog'],
  load: async (context, { params }) => {
    if (!variants.includes(params['variant'] ?? '')) throw new RouteError(404)
    const { loadPage } = await import('../content/load-page.ts')
    const { head, view } = await loadPage(context, params['*'] || 'homepage')
    const { canonical: _, ...unlisted } = head
    return { head: unlisted, view }
  },
  View,
})
