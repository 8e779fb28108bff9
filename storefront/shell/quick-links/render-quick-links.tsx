import { renderToStaticMarkup } from 'react-dom/server'
import type { Shop } from '#storefront/page/page.ts'
import { ShopProvider } from '#storefront/page/shop-context.tsx'
import { QuickLinks } from './quick-links.tsx'
import { findSkipTargets, idsIn } from './skip-targets.ts'

/** Renders the accessibility panel with links to the targets in a page's markup. Its texts must be loaded. */
export function renderQuickLinks(shop: Shop, page: string, url: string): string {
  const { pathname, search } = new URL(url)
  const ids = idsIn(page)
  return renderToStaticMarkup(
    <ShopProvider shop={shop}>
      <QuickLinks targets={findSkipTargets(ids)} hasSearch={ids.has('q')} back={pathname + search} />
    </ShopProvider>,
  )
}
