import { lazy } from 'react'
import { Outlet, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { contextOf } from '#storefront/page/page.ts'
import { loadShell, type ShellData } from '../shell/header/departments.ts'
import { Footer } from '../shell/footer/footer.tsx'
import { Header } from '../shell/header/header.tsx'
import { LazyOverlay } from '../shell/overlays/lazy-overlay.tsx'
import { SkipLinks } from '../shell/header/skip-links.tsx'
import { AnnouncementBar } from '../shell/notices/announcement-bar.tsx'
import { PageToasts } from '../shell/overlays/toasts.tsx'

const SideCart = lazy(async () => ({ default: (await import('../side-cart/side-cart.tsx')).SideCart }))
const MobileMenu = lazy(async () => ({ default: (await import('../shell/header/mobile-menu.tsx')).MobileMenu }))
const RateLimit = lazy(async () => ({ default: (await import('../shell/notices/rate-limit.tsx')).RateLimit }))
const CountrySelect = lazy(async () => ({
  default: (await import('../shell/header/country-select.tsx')).CountrySelect,
}))

export const route = {
  loader: async (args: LoaderFunctionArgs) => {
    return loadShell(contextOf(args))
  },
  shouldRevalidate: () => false,
  Component: function ShopLayout() {
    const { departments, strip } = useLoaderData<ShellData>()
    return (
      <>
        <SkipLinks />
        {strip && <AnnouncementBar name={strip.name} html={strip.html} />}
        <Header departments={departments} />
        <Outlet />
        <Footer departments={departments} />
        <LazyOverlay overlay="mobile-menu" component={MobileMenu} props={{ departments }} />
        <LazyOverlay overlay="country-select" component={CountrySelect} props={{}} />
        <LazyOverlay overlay="side-cart" component={SideCart} props={{}} />
        <LazyOverlay overlay="rate-limit-modal" component={RateLimit} props={{}} />
        <PageToasts />
      </>
    )
  },
}
