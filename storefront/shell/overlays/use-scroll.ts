import { useContext, useEffect, useLayoutEffect } from 'react'
import { PageContext, RouterContext } from '#storefront/router/contexts.ts'

const storageKey = 'scroll'
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * Restores scrolling as browsers do: a new page starts at its top or fragment, and going back returns to the previous
 * position.
 */
export function useScroll() {
  const router = useContext(RouterContext)
  const { location, scrollPosition: position, keepsScroll } = useContext(PageContext)
  useEffect(() => {
    if (!router) return
    const positions = savedPositions()
    const stop = router.restoreScrolling(positions, () => scrollY)
    history.scrollRestoration = 'manual'
    const leave = () => {
      positions[router.state.location.key] = scrollY
      save(positions)
      // On reloads and with the back/forward cache, the browser restores the position.
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
  useBrowserLayoutEffect(() => {
    if (position === false) return
    // A native fragment link has no key, so the stored position is the previous entry's.
    const isUnkeyed = location.key === 'default' && location.hash !== ''
    // An effect must return nothing, and scrollTo returns a promise in newer browsers.
    if (typeof position === 'number' && !isUnkeyed) {
      restore(position)
      return
    }
    const place = location.hash === '' ? null : document.getElementById(fragmentOf(location.hash))
    if (place) place.scrollIntoView()
    else if (keepsScroll !== true) scrollTo(0, 0)
  }, [location, position, keepsScroll])
}

/**
 * Lays out the whole page once for the restored position, because parts that were never in view have only estimated
 * heights.
 */
function restore(position: number) {
  const page = document.documentElement
  page.dataset['restoring'] = ''
  scrollTo(0, position)
  // Browsers remember heights after a frame has been rendered.
  requestAnimationFrame(() => requestAnimationFrame(() => delete page.dataset['restoring']))
}

/** Returns the id in a fragment. A malformed fragment is returned unchanged. */
function fragmentOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
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
    // Storage may be full or blocked. In that case, going back starts at the top.
  }
}
