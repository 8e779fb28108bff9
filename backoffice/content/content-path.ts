import type { Site } from '#domain/sites.ts'

/** Returns the back office path for a content page. */
export function contentPath(site: Site, handle: string): string {
  return `/content/${site}/${encodeURIComponent(handle)}`
}
