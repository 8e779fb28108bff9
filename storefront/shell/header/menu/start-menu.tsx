import { hydrateRoot } from 'react-dom/client'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { useIsHydrated } from '#storefront/browser/hydration/use-is-hydrated.ts'
import { whenIdle } from '#storefront/browser/hydration/when-idle.ts'
import type { Shop } from '#storefront/page/page.ts'
import { ShopProvider } from '#storefront/page/shop-context.tsx'
import type { MenuSection } from '../departments.ts'
import { lazyMobileMenu } from '../lazy-mobile-menu.ts'
import { updateLanguageLinks, addQueryToLink } from '../languages/update-language-links.ts'
import { controlMenu } from './control-menu.ts'
import { MenuSections } from './mega-panel.tsx'

/** Below this width, `header.css` replaces the Shop menu with the mobile menu button. */
const narrowScreen = '(max-width: 63.99rem)'

interface Parts {
  call: StoreCall
  shop: Shop
  onPage: (listener: (path: string) => void) => void
}

/** Adds hover, keys, and touch to the Shop menu of each layout, and closes it on navigation [SHELL-018, SHELL-019]. */
export function startMenu({ call, shop, onPage }: Parts): void {
  let menu: HTMLDetailsElement | null = null
  let path = location.pathname
  let ended = new AbortController()
  const follow = () => {
    const found = document.querySelector<HTMLDetailsElement>('.mega')
    if (found === menu) return
    ended.abort()
    ended = new AbortController()
    menu = found
    if (!menu) return
    controlMenu(menu, ended.signal)
    // If the visit began in checkout, there is no panel yet. Until it loads, the link bar and the footer provide the
    // links.
    if (!menu.querySelector('a')) fillPanel(menu, { call, shop }).catch(() => {})
  }
  for (const type of ['pointerdown', 'click'])
    addEventListener(type, (event) => addQueryToLink(event, location.search), true)
  follow()
  // If this code fails to load, opening the menu retries.
  if (matchMedia(narrowScreen).matches) lazyMobileMenu.load(shop.language).catch(() => {})
  onPage((next) => {
    if (next === path) return
    path = next
    if (menu) menu.open = false
    updateLanguageLinks(shop, path)
    // Attaches again, because the new page may have a different layout.
    whenIdle(follow)
  })
}

async function fillPanel(details: HTMLDetailsElement, { call, shop }: Pick<Parts, 'call' | 'shop'>) {
  const { menu } = await call('GET /svc_content/cms/header', {})
  const place = document.createElement('div')
  details.querySelector('.mega__panel')?.append(place)
  // createRoot would add code to every page.
  hydrateRoot(
    place,
    <ShopProvider shop={shop}>
      <HydratedSections menu={menu} />
    </ShopProvider>,
  )
}

function HydratedSections({ menu }: { menu: readonly MenuSection[] }) {
  return useIsHydrated() && <MenuSections menu={menu} />
}
