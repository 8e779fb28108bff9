import { Blocks } from '../content/block-list.tsx'
import type { PageView } from '../content/load-page.ts'
import { pageRoute } from '#storefront/page/route/page-route.tsx'

/** The home page, stored with the handle homepage [ROUTE-001]. */
export const route = pageRoute<PageView>({
  areas: ['catalog'],
  load: async (context) => {
    const { loadPage } = await import('../content/load-page.ts')
    const { head, view } = await loadPage(context, 'homepage')
    return { head: { ...head, title: '', canonical: '/' }, view }
  },
  View: ({ view }) => (
    <main id="main">
      <Blocks blocks={view.blocks} />
    </main>
  ),
})
