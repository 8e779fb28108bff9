import { loadPage } from '../content/load-page.ts'
import { Blocks } from '../content/block-list.tsx'
import { pageRoute } from '../page-route.tsx'

/** The home page: the page that the site calls homepage [ROUTE-001]. */
export const route = pageRoute({
  areas: ['content', 'catalog'],
  load: async (context) => {
    const { head, view } = await loadPage(context, 'homepage')
    return { head: { ...head, title: '', canonical: '/' }, view }
  },
  View: ({ view }) => (
    <main id="main">
      <Blocks blocks={view.blocks} />
    </main>
  ),
})
