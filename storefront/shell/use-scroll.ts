import { useContext, useEffect, useLayoutEffect } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, UNSAFE_DataRouterStateContext as StateContext } from 'react-router'

const storageKey = 'scroll'
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * Scrolls as a browser does between documents: a new page begins at its top or at the place that its address names, one
 * that was gone back to stands where it was left. (The router's own hook brings ten times the code.)
 */
export function useScroll() {
  const router = useContext(RouterContext)?.router
  const state = useContext(StateContext)
  useEffect(() => {
    if (!router) return
    const positions = savedPositions()
    const stop = router.enableScrollRestoration(positions, () => scrollY)
    history.scrollRestoration = 'manual'
    const leave = () => {
      positions[router.state.location.key] = scrollY
      save(positions)
      // A reload, and the browser's own memory of pages, restore by themselves.
      history.scrollRestoration = 'auto'
    }
    const comeBack = () => (history.scrollRestoration = 'manual')
    addEventListener('pagehide', leave)
    addEventListener('pageshow', comeBack)
    return () => {
      stop()
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
    }
  }, [router])
  const { location, restoreScrollPosition: position, preventScrollReset } = state ?? {}
  useBrowserLayoutEffect(() => {
    if (location === undefined || position === false) return
    // A place on the page that a link went to by itself has no key of its own: what is known is where the page was before.
    const isUnkeyed = location.key === 'default' && location.hash !== ''
    // Nothing may be returned from here: what scrolling answers is a promise in newer browsers.
    if (typeof position === 'number' && !isUnkeyed) {
      scrollTo(0, position)
      return
    }
    const place = location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (place) place.scrollIntoView()
    else if (preventScrollReset !== true) scrollTo(0, 0)
  }, [location, position, preventScrollReset])
}

function savedPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

function save(positions: Record<string, number>) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions))
  } catch {
    // Storage may be full or forbidden: then going back begins at the top.
  }
}
