import { View } from '../content/cms-page.tsx'
import type { PageView } from '../content/load-page.ts'
import { pageRoute } from '#storefront/page/route/page-route.tsx'

/** A page as a signed link shows it: a draft, a moment, a segment; 404 without the link [CMS-004, CMS-005]. */
export const route = pageRoute<PageView>({
  areas: ['catalog'],
  load: async (context, { url }) => (await import('../content/load-preview.ts')).loadPreview(context, url),
  View,
})
