import { Outlet, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { contextOf, type RouteHandle } from '../page.ts'
import { CountrySelect } from '../shell/country-select.tsx'
import { type Department, loadDepartments } from '../shell/departments.ts'
import { Footer } from '../shell/footer.tsx'
import { Header } from '../shell/header.tsx'
import { MobileMenu } from '../shell/mobile-menu.tsx'
import { SkipLinks } from '../shell/skip-links.tsx'
import { SideCart } from '../side-cart/side-cart.tsx'
import { Toasts } from '../shell/toasts.tsx'

const handle: RouteHandle = { prepare: async () => {}, chunks: () => [] }

/** The whole layout: header, page, footer, and what may lie over them. */
export const route = {
  handle,
  loader: async (args: LoaderFunctionArgs) => loadDepartments(contextOf(args).call),
  shouldRevalidate: () => false,
  Component: function ShopLayout() {
    const departments = useLoaderData<Department[]>()
    return (
      <>
        <SkipLinks />
        <Header departments={departments} />
        <Outlet />
        <Footer departments={departments} />
        <MobileMenu departments={departments} />
        <CountrySelect />
        <SideCart />
        <Toasts />
      </>
    )
  },
}
