import type { Site } from '#domain/sites.ts'

/**
 * The cookie that tells a browser of which group its customer is, while that group has prices of its own: pages are the
 * same for all, and their script asks for those prices. It opens nothing.
 */
export function groupCookie(site: Site): string {
  return `group_${site.toLowerCase()}`
}
