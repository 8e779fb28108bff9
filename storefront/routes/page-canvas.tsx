import { CanvasView } from '../content/canvas-view.tsx'
import type { PageView } from '../content/load-page.ts'
import { pageRoute } from '#storefront/page/route/page-route.tsx'

/** A page's blocks without header and footer, each in a separate frame, for editors [CMS-003, CMS-005]. */
export const route = pageRoute<PageView>({
  areas: ['catalog'],
  load: async (context, { url }) => (await import('../content/load-preview.ts')).loadPreview(context, url),
  View: CanvasView,
})
