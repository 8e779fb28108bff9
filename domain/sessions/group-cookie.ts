import type { Site } from '#domain/sites.ts'

/** Returns the cookie that makes scripts fetch group prices for shared pages; it grants no access. */
export function groupCookie(site: Site): string {
  return `group_${site.toLowerCase()}`
}
