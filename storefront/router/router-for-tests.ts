import type { RouterHistory } from './browser-history.ts'
import type { RouterLocation, Route } from './route.ts'
import { Router, type RouterState } from './router.ts'

interface TestHistory extends RouterHistory {
  /** Paths of all entries, and the index of the current one. */
  paths: () => string[]
  index: () => number
  /** URLs of documents that the router loaded instead of showing a page. */
  left: string[]
  go: (delta: number) => void
  /** Adds an entry like the browser does for an in-page link. */
  visit: (location: RouterLocation) => void
}

/** A session history in memory. */
function historyAt(path: string): TestHistory {
  const urlOf = (to: string) => new URL(to, 'https://shop.example')
  const { pathname, search, hash } = urlOf(path)
  const entries: RouterLocation[] = [{ pathname, search, hash, key: 'default' }]
  const left: string[] = []
  let index = 0
  let listener = () => {}
  return {
    get location() {
      return entries[index]!
    },
    push: (next) => entries.splice(++index, entries.length, next),
    replace: (next) => (entries[index] = next),
    onMove: (next) => (listener = next),
    leave: (url) => left.push(url),
    urlOf,
    paths: () => entries.map((entry) => entry.pathname + entry.search + entry.hash),
    index: () => index,
    left,
    go: (delta) => {
      index += delta
      listener()
    },
    visit: (next) => {
      entries.splice(++index, entries.length, next)
      listener()
    },
  }
}

interface Started {
  routes: Route[]
  others?: () => Promise<Route[]>
  at?: string
  prefix?: string
  loaderData?: Record<string, unknown>
}

/** Starts a router on a page that the server has rendered. */
export function startRouter({ routes, others, at = '/', prefix = '', loaderData = {} }: Started) {
  const history = historyAt(at)
  const router = new Router({
    routes,
    loadAllRoutes: others ?? (async () => routes),
    prefix,
    history,
    context: undefined as never,
    page: { loaderData, actionData: null, errors: null },
  })
  const states: RouterState[] = []
  router.subscribe((state) => states.push(state))
  return { router, history, states }
}

/** Returns a promise with functions to settle it. */
export function gate<Value = void>() {
  let open: (value: Value) => void = () => {}
  const promise = new Promise<Value>((resolve) => (open = resolve))
  return { promise, open }
}
