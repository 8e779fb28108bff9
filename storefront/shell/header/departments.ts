import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { PageContext } from '#storefront/page/page.ts'

type Header = Reply<Store, 'GET /svc_content/cms/header'>
export type Department = Header['departments'][number]
export type MenuSection = Header['menu'][number]
/** `html` is sanitized by the service. */
export type Announcement = NonNullable<Reply<Store, 'GET /svc_content/cms/strip'>['bar']>

export interface ShellData extends Header {
  strip: Announcement | null
}

const noHeader: Header = { departments: [], menu: [], links: [], until: null }

/** Loads the layout data; omits a part that fails to load [SHELL-009, SHELL-011]. */
export async function loadShell(context: Pick<PageContext, 'call' | 'shop' | 'until' | 'warn'>): Promise<ShellData> {
  const { call, shop } = context
  const [header, written] = await Promise.all([
    call('GET /svc_content/cms/header', {}).catch(() => noHeader),
    // Hidden in the app.
    shop.isApp ? null : call('GET /svc_content/cms/strip', {}).catch(() => null),
  ])
  let strip = written?.bar ?? null
  // A closed strip stays hidden for the browser session, until its text changes.
  if (strip?.key === shop.closedStrip) strip = null
  if (import.meta.env.SSR) {
    for (const part of [header, written]) if (part?.until) context.until(part.until)
    // Only the server rewrites links, which keeps the code out of the initial JavaScript. In a strip that the browser
    // loads, links rely on the locale redirect.
    const { withSiteLinks } = await import('#storefront/routing/content-links.ts')
    if (strip) strip = { ...strip, html: withSiteLinks(strip.html, context) }
  }
  return { ...header, strip }
}
