import type { Site } from '#domain/sites.ts'

/** Returns the cookie that tells scripts to fetch group prices on shared pages; it grants no access. */
export function groupCookie(site: Site): string {
  return `group_${site.toLowerCase()}`
}
