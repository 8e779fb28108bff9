import { hydrateRoot } from 'react-dom/client'
import type { PageContext } from '#storefront/page/page.ts'
import { overlays } from '../shell/overlays/overlay-store.ts'
import { ShopProvider } from '#storefront/page/shop-context.tsx'
import { loadTexts } from '../texts.ts'
import { closedCookieLine } from './closed-drawer.ts'
import { Drawer } from './drawer.tsx'

/** Makes the tab open the drawer and the drawer's button close it, without a reload. */
export async function attachDrawer(
  tab: HTMLElement,
  context: Pick<PageContext, 'call' | 'shop' | 'warn'>,
): Promise<void> {
  const { shop } = context
  await loadTexts(shop.language, ['five-for-five'])
  const opener = tab.querySelector('a')!
  const place = document.createElement('div')
  tab.after(place)
  // The closed drawer renders nothing, so an empty element hydrates; createRoot would add code to every page.
  hydrateRoot(
    place,
    <ShopProvider shop={shop}>
      <Drawer context={context} title={opener.textContent.trim()} />
    </ShopProvider>,
  )
  opener.setAttribute('aria-haspopup', 'dialog')
  opener.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    overlays.open('five-for-five')
  })
  tab.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault()
    document.cookie = closedCookieLine(location.protocol === 'https:')
    tab.remove()
  })
}
