import { Outlet } from '#storefront/router/view.tsx'
import { PageToasts } from '../shell/overlays/toasts.tsx'

/** Layout for native app screens: the page without header, banners, and footer [APP-012, APP-014]. */
export const route = {
  Component: function AppLayout() {
    return (
      <>
        <Outlet />
        <PageToasts />
      </>
    )
  },
}
