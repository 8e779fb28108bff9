import type { Site } from '#domain/sites.ts'

/** Adds the site after the service prefix, except for USA [ROUTE-029..032, REGION-202, REGION-203]. */
export function servicePath(path: string, site: Site): string {
  if (site === 'USA') return path
  const [, prefix, rest] = /^(\/svc_[a-z]+)(\/.*)?$/.exec(path) ?? []
  if (prefix === undefined || /^\/site\/[A-Za-z]{3}(\/|$)/.test(rest ?? '')) return path
  return `${prefix}/site/${site}${rest ?? ''}`
}
