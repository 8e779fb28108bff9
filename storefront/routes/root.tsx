import { useEffect } from 'react'
import { Outlet } from '#storefront/router/view.tsx'
import { useLocation } from '#storefront/router/contexts.ts'
import type { RouteHandle } from '#storefront/page/page.ts'
import { overlays } from '../shell/overlays/overlay-store.ts'
import { useScroll } from '../shell/overlays/use-scroll.ts'
import { loadTexts, textsFolder } from '../texts.ts'

const handle: RouteHandle = {
  prepare: (language) => loadTexts(language, ['shell']),
  chunks: () => [textsFolder('shell')],
}

export const route = {
  handle,
  Component: function Root() {
    useScroll()
    useOverlaysCloseOnNavigation()
    return <Outlet />
  },
}

function useOverlaysCloseOnNavigation() {
  const { pathname, search } = useLocation()
  useEffect(() => () => overlays.close(), [pathname, search])
}
