import type { CachedPage } from './entry.ts'

/** Creates a page store with lookup by key and tag. Above `maxBytes`, it evicts the least recently used pages. */
export function createPageStore(maxBytes: number) {
  const pages = new Map<string, CachedPage>()
  const keysByTag = new Map<string, Set<string>>()
  let bytes = 0

  const drop = (key: string) => {
    const page = pages.get(key)
    if (!page) return
    pages.delete(key)
    bytes -= page.bytes
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }
  return {
    /** Returns a page that has not expired, and counts the hit. */
    find(key: string, now: number): CachedPage | null {
      const page = pages.get(key)
      if (!page) return null
      if (now >= page.endsAt) {
        drop(key)
        return null
      }
      // Moves the page to the end of the eviction order.
      pages.delete(key)
      pages.set(key, page)
      page.hits += 1
      return page
    },
    put(key: string, page: CachedPage) {
      drop(key)
      if (page.bytes > maxBytes) return
      pages.set(key, page)
      bytes += page.bytes
      for (const tag of page.tags) {
        const keys = keysByTag.get(tag) ?? new Set()
        keysByTag.set(tag, keys.add(key))
      }
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) break
        drop(oldest)
      }
    },
    dropTagged(tag: string) {
      for (const key of keysByTag.get(tag) ?? []) drop(key)
    },
    clear() {
      for (const key of pages.keys()) drop(key)
    },
    entries: () => pages.entries(),
    /**
     * Replaces a page's content without affecting its eviction order. Has no effect if the page has changed in the
     * meantime.
     */
    replace(key: string, page: CachedPage, by: CachedPage) {
      if (pages.get(key) !== page) return
      pages.set(key, by)
      bytes += by.bytes - page.bytes
    },
    size: () => ({ pages: pages.size, bytes }),
  }
}
