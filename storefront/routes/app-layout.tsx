import { Outlet } from 'react-router'
import { PageToasts } from '../shell/overlays/toasts.tsx'

/** Layout of native app screens: the page without header, banners or footer [APP-012, APP-014]. */
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
