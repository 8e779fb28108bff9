// Known bad: keeps pages under a key from which one part is left out.
import type { PageCache } from '#platform/page-cache/page-cache.ts'

/** The lines of a page key, as storefront/server/page-key.ts writes them. */
const lines = { country: 2, contrast: 3 } as const

/** A page cache that does not see one of the things that a page depends on. */
export function forgetfulKeys(cache: PageCache, forgotten: keyof typeof lines): PageCache {
  const less = (key: string) => key.split('\n').toSpliced(lines[forgotten], 1).join('\n')
  return {
    ...cache,
    hit: (key, make) => cache.hit(less(key), make),
    get: (key, make) => cache.get(less(key), make),
  }
}
