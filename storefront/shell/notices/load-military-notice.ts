import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { announcementText } from '#domain/content/announcements.ts'
import type { PageContext } from '#storefront/page/page.ts'
import { withSiteLinks } from '#storefront/routing/content-links.ts'

/** Returns the editor's note on military mail, only for personal pages, which are never cached [PROMO-006]. */
export async function loadMilitaryNotice({
  call,
  shop,
  warn,
}: Pick<PageContext, 'call' | 'shop' | 'warn'>): Promise<string | null> {
  try {
    const { roguebuilder } = await call('GET /svc_content/cms/page/{id}', { params: { id: 'apo_banner' } })
    const { html } = announcementText(roguebuilder.content, shop.now)
    return html === '' ? null : withSiteLinks(html, { shop, warn })
  } catch (error) {
    if (isRefusalError(error)) return null
    throw error
  }
}
