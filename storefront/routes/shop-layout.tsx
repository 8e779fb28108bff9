import { Outlet } from '#storefront/router/view.tsx'
import type { LoaderArguments } from '#storefront/router/route.ts'
import { useLoaderData } from '#storefront/router/contexts.ts'
import { loadShell, type ShellData } from '../shell/header/departments.ts'
import { LazyFooter } from '../shell/footer/lazy-footer.tsx'
import { Header } from '../shell/header/header.tsx'
import { lazyMobileMenu } from '../shell/header/lazy-mobile-menu.ts'
import { lazyComponent } from '../shell/overlays/lazy-component.ts'
import { LazyOverlay } from '../shell/overlays/lazy-overlay.tsx'
import { AnnouncementBar } from '../shell/notices/announcement-bar.tsx'
import { PageToasts } from '../shell/overlays/toasts.tsx'
import { lazySideCart } from '../side-cart/lazy-side-cart.ts'
import { loadTexts } from '../texts.ts'

const lazyRateLimit = lazyComponent(async (language) => {
  const [{ RateLimit }] = await Promise.all([
    import('../shell/notices/rate-limit.tsx'),
    loadTexts(language, ['shell/errors']),
  ])
  return RateLimit
})
const lazyCountrySelect = lazyComponent(async () => (await import('../shell/header/country-select.tsx')).CountrySelect)

export const route = {
  loader: async (args: LoaderArguments) => {
    return loadShell(args.context)
  },
  isReloaded: () => false,
  Component: function ShopLayout() {
    const { departments, menu, links, strip } = useLoaderData<ShellData>()
    return (
      <>
        {strip && <AnnouncementBar bar={strip} />}
        <Header menu={menu} links={links} />
        <Outlet context={departments} />
        <LazyFooter departments={departments} />
        <LazyOverlay overlay="mobile-menu" component={lazyMobileMenu} props={{ menu }} />
        <LazyOverlay overlay="country-select" component={lazyCountrySelect} props={{}} />
        <LazyOverlay overlay="side-cart" component={lazySideCart} props={{}} />
        <LazyOverlay overlay="rate-limit-modal" component={lazyRateLimit} props={{}} />
        <PageToasts />
      </>
    )
  },
}
