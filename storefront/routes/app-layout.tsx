import { Outlet } from 'react-router'
import { PageToasts } from '../shell/toasts.tsx'

/** Screens of the native app, which has bars of its own: the page alone, without header, banners or footer [APP-012, APP-014]. */
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
