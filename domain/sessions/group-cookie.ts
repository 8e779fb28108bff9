import type { Site } from '#domain/sites.ts'

/** Returns the name of the cookie that makes scripts fetch group prices on shared pages. It grants no access. */
export function groupCookie(site: Site): string {
  return `group_${site.toLowerCase()}`
}
