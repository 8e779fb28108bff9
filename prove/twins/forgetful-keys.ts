// Known bad: caches pages under a key without one of its lines, so visitors can get each other's pages.
import type { PageCache } from '#platform/page-cache/page-cache.ts'

/** Line numbers in a page key, as written by storefront/server/request/page-key.ts. */
const lines = { country: 2, contrast: 3 } as const

export function forgetfulKeys(cache: PageCache, omitted: keyof typeof lines): PageCache {
  const less = (key: string) => key.split('\n').toSpliced(lines[omitted], 1).join('\n')
  return {
    ...cache,
    hit: (key, make) => cache.hit(less(key), make),
    get: (key, make) => cache.get(less(key), make),
  }
}
