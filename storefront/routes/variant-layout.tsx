import { useEffect } from 'react'
import { Outlet } from '#storefront/router/view.tsx'
import { loadLinksAsDocuments } from '../shell/document-links.ts'
import { PageToasts } from '../shell/overlays/toasts.tsx'

/** Layout for pages without the shop's header and footer, in a separate document [ROUTE-403]. */
export const route = {
  Component: function VariantLayout() {
    useEffect(() => loadLinksAsDocuments(document.documentElement), [])
    return (
      <>
        <Outlet />
        <PageToasts />
      </>
    )
  },
}
