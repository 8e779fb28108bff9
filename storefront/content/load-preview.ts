import { previewFramePath } from '#domain/content/families/frame-path.ts'
import type { PageContext, PageData } from '#storefront/page/page.ts'
import { loadPageData, type PageView } from './load-page.ts'

/** Loads the page for a preview link. The page is neither indexed nor cached. */
export async function loadPreview(context: PageContext, url: URL): Promise<PageData<PageView>> {
  const { call, signal } = context
  const query = { token: url.searchParams.get('token') ?? '' }
  const page = await call('GET /svc_content/cms/preview', { query }, { signal })
  const { head, view } = await loadPageData(context, page, (blockId) => previewFramePath(query.token, blockId))
  const { canonical: _, ...unlisted } = head
  return { head: unlisted, view }
}
