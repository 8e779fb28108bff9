import type { Site } from '#domain/sites.ts'

/** Returns the path of a page in the back office. */
export function contentPath(site: Site, handle: string): string {
  return `/content/${site}/${encodeURIComponent(handle)}`
}
