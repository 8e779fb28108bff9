import type { Site } from '#domain/sites.ts'

/**
 * The path of a call on a site: other sites than the USA's are named right after the service's prefix; a path that names
 * one already, or belongs to no service, stays as it is [ROUTE-029..032, REGION-202, REGION-203].
 */
export function servicePath(path: string, site: Site): string {
  if (site === 'USA') return path
  const [, prefix, rest] = /^(\/svc_[a-z]+)(\/.*)?$/.exec(path) ?? []
  if (prefix === undefined || /^\/site\/[A-Za-z]{3}(\/|$)/.test(rest ?? '')) return path
  return `${prefix}/site/${site}${rest ?? ''}`
}
