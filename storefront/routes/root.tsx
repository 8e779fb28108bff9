import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import type { RouteHandle } from '../page.ts'
import { overlays } from '../shell/overlay-store.ts'
import { useScroll } from '../shell/use-scroll.ts'
import { loadTexts, textsFile } from '../texts.ts'

const handle: RouteHandle = {
  prepare: (language) => loadTexts(language, ['shell']),
  chunks: (language) => [textsFile(language, 'shell')],
}

/** What surrounds every page, with or without the whole header. */
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
