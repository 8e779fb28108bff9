import { renderToStaticMarkup } from 'react-dom/server'
import { withLocalePrefix } from '#storefront/page/link-path.ts'
import type { PageInput } from '#storefront/page/route/page-result.ts'
import { ShopProvider } from '#storefront/page/shop-context.tsx'
import { loadTexts } from '../texts.ts'
import { DrawerTab } from './drawer-tab.tsx'

/**
 * Returns the tab's markup and expiry. The markup is empty without a sale, after the shopper closes the tab, in the
 * app, and on failure.
 */
export async function renderDrawerTab({
  call,
  shop,
  url,
}: Pick<PageInput, 'call' | 'shop' | 'url'>): Promise<{ markup: string; until?: number }> {
  if (shop.isApp || shop.isDrawerClosed) return { markup: '' }
  const sale = await call('GET /svc_content/cms/drawer', {}).catch(() => null)
  if (!sale) return { markup: '' }
  await loadTexts(shop.language, ['five-for-five'])
  const { pathname, search } = new URL(url)
  const markup = renderToStaticMarkup(
    <ShopProvider shop={shop}>
      <DrawerTab sale={sale} preferences={withLocalePrefix(shop.locale, '/preferences')} back={pathname + search} />
    </ShopProvider>,
  )
  return { markup, until: sale.until }
}
