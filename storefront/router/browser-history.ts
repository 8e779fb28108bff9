import { hrefOf, newKey } from './locations.ts'
import type { RouterLocation } from './route.ts'

/** The parts of the session history that the router uses. */
export interface RouterHistory {
  readonly location: RouterLocation
  push: (location: RouterLocation) => void
  replace: (location: RouterLocation) => void
  /** Calls the listener after the browser has moved to a different entry. */
  onMove: (listener: () => void) => void
  /** Loads a document instead of showing a page. */
  leave: (url: string, isReplacing: boolean) => void
  /** Returns the absolute URL of a path. */
  urlOf: (path: string) => URL
}

/**
 * Returns the browser's history. Assigns the first entry a key, so that other documents do not share its scroll
 * position.
 */
export function browserHistory(): RouterHistory {
  const state = (history.state ?? {}) as { key?: string }
  if (state.key === undefined) history.replaceState({ ...state, key: newKey() }, '')
  return {
    get location() {
      const { pathname, search, hash } = location
      const { key = 'default' } = (history.state ?? {}) as { key?: string }
      return { pathname, search, hash, key }
    },
    push: (next) => {
      try {
        history.pushState({ key: next.key }, '', hrefOf(next))
      } catch {
        // Browsers limit the number of entries added within a few seconds.
        location.assign(hrefOf(next))
      }
    },
    replace: (next) => history.replaceState({ key: next.key }, '', hrefOf(next)),
    onMove: (listener) => addEventListener('popstate', listener),
    leave: (url, isReplacing) => {
      const { origin, pathname, search } = new URL(url, location.origin)
      // Browsers load nothing if only the fragment differs.
      if (origin === location.origin && pathname + search === location.pathname + location.search) location.reload()
      else if (isReplacing) location.replace(url)
      else location.assign(url)
    },
    urlOf: (path) => new URL(path, location.origin),
  }
}
