import { View } from '../content/cms-page.tsx'
import type { PageView } from '../content/load-page.ts'
import { pageRoute } from '#storefront/page/route/page-route.tsx'

/**
 * A page as shown by a signed link: a draft, a point in time, or a segment. Returns 404 without the link [CMS-004,
 * CMS-005].
 */
export const route = pageRoute<PageView>({
  areas: ['catalog'],
  load: async (context, { url }) => (await import('../content/load-preview.ts')).loadPreview(context, url),
  View,
})
