import type { PageContext, PageData } from '#storefront/page/page.ts'
import { pageData, type PageView } from './load-page.ts'

/** Loads the page that a preview link names. The page is neither indexed nor cached. */
export async function loadPreview(context: PageContext, url: URL): Promise<PageData<PageView>> {
  const { call, signal } = context
  const query = { token: url.searchParams.get('token') ?? '' }
  const { head, view } = await pageData(context, await call('GET /svc_content/cms/preview', { query }, { signal }))
  const { canonical: _, ...unlisted } = head
  return { head: unlisted, view }
}
