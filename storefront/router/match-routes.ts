import type { Params, Route, RouteMatch } from './route.ts'

/** A page with the layouts around it. */
interface Branch {
  routes: Route[]
  /** Segments of the path, such as 'compare' or ':id', without the final '*'. */
  segments: string[]
  hasSplat: boolean
}

const branches = new WeakMap<readonly Route[], Branch[]>()

/**
 * Returns the matched page with the layouts around it, outermost first, or null. Fixed segments take precedence over
 * parameters, and parameters over '*'. Case and trailing slashes are ignored.
 */
export function matchRoutes(routes: readonly Route[], pathname: string, prefix: string): RouteMatch[] | null {
  const path = withoutPrefix(pathname, prefix)
  if (path === null) return null
  const parts = path.slice(1).split('/').map(decoded)
  const trimmed = parts.slice(0, parts.findLastIndex((part) => part !== '') + 1)
  for (const branch of branchesOf(routes)) {
    const params = paramsOf(branch, branch.hasSplat ? parts : trimmed)
    if (params) return branch.routes.map((route) => ({ route, params }))
  }
  return null
}

/** Returns the path without the locale prefix, such as '/de', or null if it is in another locale. */
export function withoutPrefix(pathname: string, prefix: string): string | null {
  const base = prefix === '' ? '' : `/${prefix}`
  if (base === '') return pathname
  if (!`${pathname}/`.toLowerCase().startsWith(`${base.toLowerCase()}/`)) return null
  return pathname.slice(base.length) || '/'
}

function branchesOf(routes: readonly Route[]): Branch[] {
  const known = branches.get(routes)
  if (known) return known
  const sorted = collect(routes, [], []).sort((one, other) => scoreOf(other) - scoreOf(one))
  branches.set(routes, sorted)
  return sorted
}

function collect(routes: readonly Route[], outer: Route[], before: string[]): Branch[] {
  return routes.flatMap((route) => {
    const around = [...outer, route]
    const segments = [...before, ...(route.path ?? '').split('/').filter((segment) => segment !== '')]
    if (route.children) return collect(route.children, around, segments)
    const hasSplat = segments.at(-1) === '*'
    return variantsOf(hasSplat ? segments.slice(0, -1) : segments).map((each) => ({
      routes: around,
      segments: each,
      hasSplat,
    }))
  })
}

/** Returns the path's variants with and without optional trailing segments, such as ':id?'. */
function variantsOf(segments: string[]): string[][] {
  const named = segments.map((segment) => segment.replace(/\?$/, ''))
  const required = segments.findIndex((segment) => segment.endsWith('?'))
  if (required === -1) return [named]
  return Array.from({ length: segments.length - required + 1 }, (_, missing) =>
    named.slice(0, segments.length - missing),
  )
}

/** Ranks routes like React Router, so that paths lead to the same pages as before. */
function scoreOf({ segments, hasSplat }: Branch): number {
  const score = segments.reduce((sum, segment) => sum + (segment.startsWith(':') ? 3 : 10), 0)
  return score + segments.length + (hasSplat ? -1 : segments.length === 0 ? 1 : 0)
}

function paramsOf({ segments, hasSplat }: Branch, parts: string[]): Params | null {
  if (hasSplat ? parts.length < segments.length : parts.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    const part = parts[index]!
    if (!segment.startsWith(':')) {
      if (segment.toLowerCase() !== part.toLowerCase()) return null
    } else if (part === '') return null
    else params[segment.slice(1)] = part
  }
  if (hasSplat) params['*'] = parts.slice(segments.length).join('/')
  return params
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
