import type { PageContext } from '../page/page.ts'
import type { RouterHistory } from './browser-history.ts'
import {
  splitOutcomes,
  errorsAt,
  matchesOutsideBoundary,
  type Outcome,
  redirectOf,
  runAction,
  runLoaders,
} from './load-data.ts'
import { hrefOf, isOtherFragment, newKey, withPrefix } from './locations.ts'
import { matchRoutes, withoutPrefix } from './match-routes.ts'
import { reloadRule } from './reload-rule.ts'
import { Redirect } from './results.ts'
import type { RenderedPage, Route, RouteMatch, RouterLocation } from './route.ts'

export interface RouterState extends RenderedPage {
  /** The navigation in progress, including its posted form. */
  navigation: { state: 'idle' | 'loading'; formData?: FormData }
  isRevalidating: boolean
  /**
   * Saved scroll position of the history entry, undefined for a new page, or false if the browser sets the position.
   */
  scrollPosition: number | undefined | false
  keepsScroll: boolean
}

export interface NavigateOptions {
  replace?: boolean
  preventScrollReset?: boolean
  /** A form to post to the page. */
  formData?: FormData
}

interface RouterOptions {
  routes: readonly Route[]
  /** Returns all routes, including those that the first page does not need. */
  loadAllRoutes: () => Promise<readonly Route[]>
  /** The locale prefix without slashes. */
  prefix: string
  history: RouterHistory
  context: Omit<PageContext, 'signal'>
  page: Pick<RenderedPage, 'loaderData' | 'actionData' | 'errors'>
}

/** One attempt to show a location. */
interface Visit {
  kind: 'push' | 'replace' | 'move' | 'revalidate'
  location: RouterLocation
  formData?: FormData | undefined
  /** The form that led here through a redirect. */
  earlierForm?: FormData | undefined
  keepsScroll?: boolean | undefined
}

type Page = Pick<RenderedPage, 'matches' | 'loaderData' | 'errors'> & Partial<RenderedPage>

/** The browser's router. It loads a page's data before showing the page. A new navigation cancels the previous one. */
export class Router {
  state: RouterState
  /** Returns true if navigation from a path must load documents, such as after a release. */
  isDocumentNeeded: (path: string) => boolean = () => false
  readonly #options: RouterOptions
  readonly #listeners = new Set<(state: RouterState) => void>()
  #routes: readonly Route[]
  #hasAllRoutes = false
  #running: { visit: Visit; controller: AbortController; end: Promise<void> } | undefined
  #mustReload = false
  #scrolling: { positions: Record<string, number>; read: () => number } | undefined

  constructor(options: RouterOptions) {
    const { routes, prefix, history, page } = options
    this.#options = options
    this.#routes = routes
    const { location } = history
    this.state = {
      ...page,
      location,
      matches: matchRoutes(routes, location.pathname, prefix) ?? [],
      navigation: { state: 'idle' },
      isRevalidating: false,
      scrollPosition: false,
      keepsScroll: false,
    }
    history.onMove(() => {
      const { location } = history
      if (!this.#leavesFor(location, true)) void this.#start({ kind: 'move', location })
    })
  }

  subscribe(listener: (state: RouterState) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Opens a shop path without the locale prefix, or the current path with a different query. */
  navigate(
    to: string | { search: string },
    { replace, preventScrollReset, formData }: NavigateOptions = {},
  ): Promise<void> {
    const path = typeof to === 'string' ? withPrefix(to, this.#options.prefix) : this.#pathWith(to.search)
    const location = this.#locationOf(path)
    // As in browsers, a form that is posted to its own page adds no history entry.
    const isReplacing = replace ?? (formData !== undefined && this.#isShown(location))
    if (!formData && this.#leavesFor(location, isReplacing)) return Promise.resolve()
    return this.#start({ kind: isReplacing ? 'replace' : 'push', location, formData, keepsScroll: preventScrollReset })
  }

  /** Reloads the data for the current page, or for the page that is about to be shown. */
  revalidate(): Promise<void> {
    this.#mustReload = true
    const running = this.#running
    if (!running) return this.#start({ kind: 'revalidate', location: this.state.location })
    return running.visit.formData ? running.end : this.#start(running.visit)
  }

  /** Restores scroll positions when the shopper goes back. Returns a function that stops this. */
  restoreScrolling(positions: Record<string, number>, read: () => number): () => void {
    this.#scrolling = { positions, read }
    const position = positions[this.state.location.key]
    if (position !== undefined && this.state.scrollPosition === false) this.#update({ scrollPosition: position })
    return () => (this.#scrolling = undefined)
  }

  #update(change: Partial<RouterState>) {
    this.state = { ...this.state, ...change }
    for (const listener of this.#listeners) listener(this.state)
  }

  #locationOf(path: string): RouterLocation {
    const { pathname, search, hash } = this.#options.history.urlOf(path)
    return { pathname, search, hash, key: newKey() }
  }

  /** A query may begin with '?'. */
  #pathWith(search: string): string {
    return this.state.location.pathname + search.replace(/^\??(?=.)/, '?')
  }

  #isShown({ pathname, search }: RouterLocation): boolean {
    return pathname === this.state.location.pathname && search === this.state.location.search
  }

  /** Loads a document instead of showing a page, if necessary. Returns true in this case. */
  #leavesFor(location: RouterLocation, isReplacing: boolean): boolean {
    const { location: shown } = this.state
    if (isOtherFragment(shown, location) || !this.isDocumentNeeded(shown.pathname)) return false
    // An earlier navigation must not be shown or add a history entry while the document loads.
    this.#running?.controller.abort()
    this.#options.history.leave(hrefOf(location), isReplacing)
    return true
  }

  #start(visit: Visit): Promise<void> {
    this.#running?.controller.abort()
    const controller = new AbortController()
    const { location, kind, formData, earlierForm } = visit
    const { location: shown, matches, loaderData, errors } = this.state
    if (kind !== 'revalidate' && this.#scrolling) this.#scrolling.positions[shown.key] = this.#scrolling.read()
    if (kind !== 'revalidate' && !formData && !this.#mustReload && isOtherFragment(shown, location)) {
      const page = { matches, loaderData, errors }
      return kind === 'move' ? this.#showAfterEvent(visit, page, controller) : Promise.resolve(this.#show(visit, page))
    }
    if (formData) this.#mustReload = true
    const end = this.#load(visit, controller.signal).catch((error: unknown) => {
      if (controller.signal.aborted) return
      // The server can show the page, or the reason that the page is unavailable.
      console.error(error)
      this.#options.history.leave(hrefOf(location), kind !== 'push')
    })
    this.#running = { visit, controller, end }
    const form = formData ?? earlierForm
    if (kind === 'revalidate') this.#update({ isRevalidating: true })
    else this.#update({ navigation: { state: 'loading', ...(form && { formData: form }) } })
    return end
  }

  /**
   * Shows a fragment that the browser has opened, after its event. React renders updates during that event
   * synchronously and removes parts that are not hydrated yet, which may include the target of the browser's scroll.
   */
  #showAfterEvent(visit: Visit, page: Page, controller: AbortController): Promise<void> {
    // Without the fragment's target, the scroll position does not change.
    const moved = { ...visit, keepsScroll: visit.location.hash !== '#top' }
    const end = new Promise<void>((resolve) => {
      setTimeout(() => resolve(controller.signal.aborted ? undefined : this.#show(moved, page)))
    })
    this.#running = { visit: moved, controller, end }
    return end
  }

  async #load(visit: Visit, signal: AbortSignal): Promise<void> {
    const { location, formData } = visit
    const { history } = this.#options
    const url = history.urlOf(location.pathname + location.search)
    const context = { ...this.#options.context, signal }
    const { matches, failure } = await this.#match(location)
    if (signal.aborted) return
    if (failure) return this.#show(visit, { matches, loaderData: this.#knownData(matches, failure), errors: failure })
    const posted = formData && (await runAction(matches.at(-1)!, context, url, formData))
    if (signal.aborted) return
    if (posted instanceof Redirect) return this.#follow(posted, visit)
    const failed = posted && 'error' in posted ? errorsAt(matches, matches.length - 1, posted.error) : null
    const loading = matchesOutsideBoundary(matches, failed)
    const outcomes = await runLoaders(loading, context, url, this.#ruleFor(matches, url, posted))
    if (signal.aborted) return
    const to = redirectOf(loading, outcomes)
    if (to) return this.#follow(to, visit)
    const { loaderData, errors } = splitOutcomes(loading, outcomes)
    const actionData = posted && 'data' in posted ? { [matches.at(-1)!.route.id]: posted.data } : null
    const shownErrors = errors ?? failed
    const data = { ...this.#knownData(matches, shownErrors), ...loaderData }
    this.#show(visit, { matches, loaderData: data, actionData, errors: shownErrors })
  }

  /** Returns the existing data for the layouts and the page, except for those that an error replaces. */
  #knownData(matches: readonly RouteMatch[], errors: Page['errors']): Record<string, unknown> {
    const known = matchesOutsideBoundary(matches, errors).map(
      ({ route: { id } }) => [id, this.state.loaderData[id]] as const,
    )
    return Object.fromEntries(known.filter(([, data]) => data !== undefined))
  }

  #ruleFor(nextMatches: readonly RouteMatch[], nextUrl: URL, posted: Outcome | undefined) {
    const { pathname, search } = this.state.location
    const currentUrl = this.#options.history.urlOf(pathname + search)
    return reloadRule({ shown: this.state, currentUrl, nextMatches, nextUrl, mustReload: this.#mustReload, posted })
  }

  /**
   * Loads the remaining routes if one of them could match. If loading fails, the page that matches without them shows
   * the error.
   */
  async #match({ pathname }: RouterLocation): Promise<{ matches: RouteMatch[]; failure?: Page['errors'] }> {
    const { prefix, loadAllRoutes } = this.#options
    const found = matchRoutes(this.#routes, pathname, prefix)
    if (found && (this.#hasAllRoutes || !/[*:]/.test(found.at(-1)!.route.path ?? ''))) return { matches: found }
    try {
      this.#routes = await loadAllRoutes()
      this.#hasAllRoutes = true
    } catch (error) {
      if (!found) throw error
      return { matches: found, failure: errorsAt(found, found.length - 1, error) }
    }
    const matches = matchRoutes(this.#routes, pathname, prefix)
    if (!matches) throw new Error(`No page matches ${pathname}`)
    return { matches }
  }

  #follow({ to, isDocument }: Redirect, { kind, formData, earlierForm, keepsScroll }: Visit): Promise<void> | void {
    const { prefix, history } = this.#options
    const isMoving = kind === 'replace' || kind === 'move'
    const url = history.urlOf(/^[a-z]+:/i.test(to) ? to : withPrefix(to, prefix))
    const isOurs = url.origin === history.urlOf('/').origin && withoutPrefix(url.pathname, prefix) !== null
    if (isDocument || !isOurs) return history.leave(url.href, isMoving)
    const location = this.#locationOf(url.pathname + url.search + url.hash)
    const isReplacing = formData ? this.#isShown(location) : isMoving
    return this.#start({
      kind: isReplacing ? 'replace' : 'push',
      location,
      earlierForm: formData ?? earlierForm,
      keepsScroll,
    })
  }

  #show({ kind, location, formData, keepsScroll = false }: Visit, page: Page) {
    const { history } = this.#options
    if (kind === 'push') history.push(location)
    if (kind === 'replace') history.replace(location)
    this.#running = undefined
    this.#mustReload = false
    const moved = kind !== 'revalidate' && {
      location,
      scrollPosition: this.#scrolling?.positions[location.key],
      keepsScroll: keepsScroll || formData !== undefined,
    }
    this.#update({ actionData: null, ...page, ...moved, navigation: { state: 'idle' }, isRevalidating: false })
  }
}
