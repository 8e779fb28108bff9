import { isPreviewPath, variantPrefix } from '#storefront/page/route/paths.ts'
import { viewSignals, type PageView } from '../signals/view-signals.ts'
import type { PageState, Signal } from '../signals/signal.ts'

/** Route parameters for public content. All others may be ids or secrets. */
const publicParams = new Set(['*', 'category'])

/**
 * Pages with titles that the store writes. Other titles may contain a customer's words, such as a wishlist name or a
 * search.
 */
const publicTitles = new Set([
  'home',
  'entity',
  'deals',
  'new-gear',
  '3-ships-free',
  'five-for-five',
  'rogue-catalog',
  'brands',
  'index',
  'index-category',
  'article',
  'newsletter-signup',
  'newsletters',
  'cookie-preferences',
  'giftcard-balance',
  'cart',
  'login',
  'checkout-start',
  'checkout-shipping',
  'checkout-payment',
  'checkout-review',
])

interface PageDeps {
  /** Returns a path without the locale prefix. */
  pathOf: (pathname: string) => string
  titleOf: (head: { title: string }) => string
}

/**
 * Returns the view of a settled page. Replaces other route parameters with their names, and a possibly personal title
 * with the route id [T32].
 */
function viewOf({ location, matches, loaderData }: PageState, { pathOf, titleOf }: PageDeps): PageView {
  const { route, params } = matches.at(-1) ?? { route: { id: '' }, params: {} }
  const secrets = Object.entries(params).filter(([name, value]) => !publicParams.has(name) && value)
  const path = pathOf(location.pathname)
    .split('/')
    .map((segment) => {
      const found = secrets.find(([, value]) => value === segment || encodeURIComponent(value!) === segment)
      return found ? `:${found[0]}` : segment
    })
    .join('/')
  const data = loaderData[route.id]
  const head = typeof data === 'object' && data !== null && 'head' in data ? (data.head as { title: string }) : null
  const title = head && publicTitles.has(route.id) ? titleOf(head) : route.id
  return { routeId: route.id, path, title, data }
}

/** Watches navigation: a page view counts if the path changes, or the query on any page except a product page. */
export function createPageEvents(deps: PageDeps) {
  let current: { view: PageView; url: string } | null = null
  return {
    current: () => current?.view ?? null,
    /** Returns a new page's signals, or null if the page is unchanged or excluded, such as a preview. */
    show(state: PageState): { view: PageView; signals: Signal[] } | null {
      if (state.navigation.state !== 'idle') return null
      const view = viewOf(state, deps)
      const { pathname, search } = state.location
      if (isPreviewPath(view.path) || view.path.startsWith(variantPrefix)) return null
      const previous = current?.view ?? null
      const isChoice = view.routeId === 'entity' && (view.data as { kind?: string } | undefined)?.kind === 'product'
      const url = isChoice ? pathname : pathname + search
      if (current?.url === url) return null
      current = { view, url }
      return { view, signals: viewSignals(view, previous) }
    },
    /** Returns the current page's signals as if it had just appeared. */
    again: () => (current ? { view: current.view, signals: viewSignals(current.view, null) } : null),
  }
}
