import type { Outcome } from './load-data.ts'
import type { RenderedPage, RouteMatch } from './route.ts'

interface ReloadInput {
  shown: Pick<RenderedPage, 'matches' | 'loaderData'>
  currentUrl: URL
  nextMatches: readonly RouteMatch[]
  nextUrl: URL
  /** True after a posted form, or if a reload was requested. */
  mustReload: boolean
  posted?: Outcome | undefined
}

const firstErrorStatus = 400

/**
 * Returns a function that returns true if a match's data is already loaded and still valid. By default, data reloads
 * after a successful form post, for the same URL, and if the parameters or the query change.
 */
export function reloadRule({ shown, currentUrl, nextMatches, nextUrl, mustReload, posted }: ReloadInput) {
  const result = posted && 'data' in posted ? posted : undefined
  const isRefused = result !== undefined && result.status >= firstErrorStatus
  const isSameUrl = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search
  const isReloadedAnyway = mustReload || isSameUrl || currentUrl.search !== nextUrl.search
  return ({ route, params }: RouteMatch, index: number): boolean => {
    const current = shown.matches[index]
    if (current?.route.id !== route.id || !(route.id in shown.loaderData)) return false
    const hasOtherParams = index === nextMatches.length - 1 && !isEqual(current.params, params)
    const isReloadedByDefault = !isRefused && (isReloadedAnyway || hasOtherParams)
    const isReloaded = route.isReloaded?.({
      currentUrl,
      currentParams: current.params,
      nextUrl,
      nextParams: params,
      actionResult: result?.data,
      isReloadedByDefault,
    })
    return !(isReloaded ?? isReloadedByDefault)
  }
}

function isEqual(one: RouteMatch['params'], other: RouteMatch['params']): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => one[name] === other[name])
}
