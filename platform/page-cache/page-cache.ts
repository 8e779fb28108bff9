import { gunzipSync } from 'node:zlib'
import { compressPage, recompressPage } from './compress.ts'
import type { CachedPage, RenderedPage } from './entry.ts'
import { createGenerations } from './generations.ts'
import { createPageStore } from './page-store.ts'

interface PageCacheSettings {
  /** Maximum size in bytes. Above it, the least recently used pages are evicted. */
  maxBytes: number
  /** How long a page is fresh, in milliseconds. */
  freshFor: number
  /** How long a stale page is served during a render, in milliseconds. */
  staleFor: number
  now?: () => number
}

const defaultPageCacheSettings: PageCacheSettings = {
  maxBytes: 256 * 1024 * 1024,
  freshFor: 5 * 60_000,
  staleFor: 60 * 60_000,
}

interface Render {
  startedAt: number
  page: Promise<Rendered>
}
interface Rendered {
  page: RenderedPage
  cached: CachedPage | null
  /** True if one of the page's tags was purged during the render. */
  wasInvalidated: boolean
}

/** A page from the cache, or one rendered for this request only. */
export type ServedPage = { cached: CachedPage } | { page: RenderedPage }

/** Creates an in-memory page cache with stale-while-revalidate, purging by tag, and one render per key at a time. */
export function createPageCache(settings: PageCacheSettings = defaultPageCacheSettings) {
  const { maxBytes, freshFor, staleFor, now = Date.now } = settings
  const store = createPageStore(maxBytes)
  const renders = new Map<string, Render>()
  const generations = createGenerations()

  const make = async (key: string, render: () => Promise<RenderedPage>, startedAt: number): Promise<Rendered> => {
    try {
      const page = await render()
      if (!page.isCacheable) return { page, cached: null, wasInvalidated: generations.moved(page.tags, startedAt) }
      const madeAt = now()
      const endsAt = Math.min(page.expiresAt ?? Infinity, madeAt + freshFor + staleFor)
      const cached = await compressPage(page, Math.min(madeAt + freshFor, endsAt), endsAt)
      const wasInvalidated = generations.moved(page.tags, startedAt)
      if (!wasInvalidated && endsAt > now()) store.put(key, cached)
      return { page, cached, wasInvalidated }
    } finally {
      generations.end()
    }
  }
  const begin = (key: string, render: () => Promise<RenderedPage>): Render => {
    const startedAt = generations.begin()
    const rendering: Render = { startedAt, page: make(key, render, startedAt) }
    renders.set(key, rendering)
    const end = () => {
      if (renders.get(key) === rendering) renders.delete(key)
    }
    rendering.page.then(end, end)
    return rendering
  }

  return {
    /** Returns the cached page, or null. If the page is stale, starts a new render. */
    hit(key: string, render: () => Promise<RenderedPage>): CachedPage | null {
      const arrivedAt = now()
      const page = store.find(key, arrivedAt)
      if (page && arrivedAt >= page.freshUntil && !renders.has(key)) {
        // If the render fails, the stale page is served until it expires.
        begin(key, render).page.catch(() => {})
      }
      return page
    },
    /** Renders once for all concurrent callers. */
    async get(key: string, render: () => Promise<RenderedPage>): Promise<ServedPage> {
      const arrivedAt = generations.now()
      for (;;) {
        const rendering = renders.get(key) ?? begin(key, render)
        const { page, cached, wasInvalidated } = await rendering.page
        // The page may be outdated, because its render started before a purge that preceded this call.
        if (wasInvalidated && rendering.startedAt < arrivedAt) continue
        return cached ? { cached } : { page }
      }
    },
    purge(tags: readonly string[]) {
      generations.purge(tags)
      for (const tag of tags) store.dropTagged(tag)
    },
    /** Removes all pages. Used if it is unknown which data has changed. */
    flush() {
      generations.flush()
      store.clear()
    },
    /** Recompresses one frequently read page. Returns false if there is none. */
    async recompress(): Promise<boolean> {
      for (const [key, page] of store.entries()) {
        if (page.isDense || page.hits < 2) continue
        store.replace(key, page, await recompressPage(page, gunzipSync(page.gzip)))
        return true
      }
      return false
    },
    size: store.size,
  }
}
export type PageCache = ReturnType<typeof createPageCache>
