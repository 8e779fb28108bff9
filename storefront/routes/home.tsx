import { Blocks } from '../content/block-list.tsx'
import type { PageView } from '../content/load-page.ts'
import { shopJsonLd } from '../shell/head/shop-json-ld.ts'
import { pageRoute } from '#storefront/page/route/page-route.tsx'

/** The home page, which is stored with the handle homepage [ROUTE-001]. */
export const route = pageRoute<PageView>({
  areas: ['catalog'],
  load: async (context) => {
    const { loadPage } = await import('../content/load-page.ts')
    const { head, view } = await loadPage(context, 'homepage')
    const jsonLd = import.meta.env.SSR && { jsonLd: [...shopJsonLd(context.shop), ...(head.jsonLd ?? [])] }
    return { head: { ...head, title: '', canonical: '/', ...jsonLd }, view }
  },
  View: ({ view }) => (
    <main id="main" data-segments={view.hasSegments || undefined}>
      <Blocks blocks={view.blocks} />
    </main>
  ),
})
