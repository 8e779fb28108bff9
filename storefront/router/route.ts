import type { ComponentType } from 'react'
import type { PageContext, RouteHandle } from '../page/page.ts'

export type Params = Readonly<Record<string, string | undefined>>

export interface LoaderArguments {
  context: PageContext
  /** The page's URL, with the locale prefix. */
  url: URL
  params: Params
}

export interface ActionArguments extends LoaderArguments {
  form: FormData
}

/** Input for deciding if loaded data must be reloaded. */
export interface ReloadFacts {
  currentUrl: URL
  currentParams: Params
  nextUrl: URL
  nextParams: Params
  /** The data that the posted form returned. */
  actionResult?: unknown
  /** The router's decision without the route's rule. */
  isReloadedByDefault: boolean
}

/** The parts of a route that may be in a separate chunk. */
interface RouteParts {
  loader?: (args: LoaderArguments) => unknown
  action?: (args: ActionArguments) => unknown
  Component?: ComponentType
  /** Shows errors in this route and its child routes. */
  ErrorBoundary?: ComponentType
  isReloaded?: (facts: ReloadFacts) => boolean
  handle?: RouteHandle
}

/** A page, or a layout around its children. A route without a path matches if one of its children matches. */
export interface Route extends RouteParts {
  id: string
  path?: string
  lazy?: (() => Promise<RouteParts>) | undefined
  children?: Route[]
}

export interface RouteMatch {
  route: Route
  params: Params
}

export interface RouterLocation {
  /** With the locale prefix. */
  pathname: string
  search: string
  hash: string
  /** Identifies the history entry; 'default' for entries that the router did not create. */
  key: string
}

/** Input for rendering. Records are keyed by route id; `errors` has the ids of the boundaries that show the errors. */
export interface RenderedPage {
  location: RouterLocation
  matches: readonly RouteMatch[]
  loaderData: Readonly<Record<string, unknown>>
  actionData: Readonly<Record<string, unknown>> | null
  errors: Readonly<Record<string, unknown>> | null
}

/** Loads a route's chunk once. */
export async function loadRoute(route: Route): Promise<void> {
  if (route.lazy) Object.assign(route, await route.lazy(), { lazy: undefined })
}
