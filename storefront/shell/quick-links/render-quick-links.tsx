import { renderToStaticMarkup } from 'react-dom/server'
import type { Shop } from '#storefront/page/page.ts'
import { ShopProvider } from '#storefront/page/shop-context.tsx'
import { QuickLinks } from './quick-links.tsx'
import { findSkipTargets } from './skip-targets.ts'

/** Renders the panel for a page's markup. Its texts must be loaded. */
export function renderQuickLinks(shop: Shop, page: string, url: string): string {
  const { pathname, search } = new URL(url)
  return renderToStaticMarkup(
    <ShopProvider shop={shop}>
      <QuickLinks targets={findSkipTargets(page)} hasSearch={page.includes(' id="q"')} back={pathname + search} />
    </ShopProvider>,
  )
}
