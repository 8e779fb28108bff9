import { gunzipSync } from 'node:zlib'
import { compressPage, denser } from './compress.ts'
import type { CachedPage, MadePage } from './entry.ts'
import { createGenerations } from './generations.ts'

interface PageCacheSettings {
  /** Evicts the least recently used pages. */
  maxBytes: number
  /** Milliseconds. */
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

interface Flight {
  startedAt: number
  page: Promise<Landed>
}
interface Landed {
  made: MadePage
  kept: CachedPage | null
  /** One of its tags was purged during the render. */
  wasOvertaken: boolean
}

/** Cached, or rendered for this request only. */
export type Served = { kept: CachedPage } | { made: MadePage }

/** Creates an in-memory page cache with stale-while-revalidate, purging by tag and one render per key. */
export function createPageCache(settings: PageCacheSettings = defaultPageCacheSettings) {
  const { maxBytes, freshFor, staleFor, now = Date.now } = settings
  const pages = new Map<string, CachedPage>()
  const keysByTag = new Map<string, Set<string>>()
  const flights = new Map<string, Flight>()
  const generations = createGenerations()
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
  const put = (key: string, page: CachedPage) => {
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
  }

  const make = async (key: string, render: () => Promise<MadePage>, startedAt: number): Promise<Landed> => {
    try {
      const made = await render()
      if (!made.isCacheable) return { made, kept: null, wasOvertaken: generations.moved(made.tags, startedAt) }
      const madeAt = now()
      const endsAt = Math.min(made.expiresAt ?? Infinity, madeAt + freshFor + staleFor)
      const kept = await compressPage(made, Math.min(madeAt + freshFor, endsAt), endsAt)
      const wasOvertaken = generations.moved(made.tags, startedAt)
      if (!wasOvertaken && endsAt > now()) put(key, kept)
      return { made, kept, wasOvertaken }
    } finally {
      generations.end()
    }
  }
  const begin = (key: string, render: () => Promise<MadePage>): Flight => {
    const startedAt = generations.begin()
    const flight: Flight = { startedAt, page: make(key, render, startedAt) }
    flights.set(key, flight)
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    flight.page.then(land, land)
    return flight
  }
  const find = (key: string): CachedPage | null => {
    const page = pages.get(key)
    if (!page) return null
    if (now() >= page.endsAt) {
      drop(key)
      return null
    }
    pages.delete(key)
    pages.set(key, page)
    page.hits += 1
    return page
  }

  return {
    /** Returns a cached page or null; a stale one starts a new render. */
    hit(key: string, render: () => Promise<MadePage>): CachedPage | null {
      const page = find(key)
      if (page && now() >= page.freshUntil && !flights.has(key)) {
        // If it fails, the stale page is served until its end.
        begin(key, render).page.catch(() => {})
      }
      return page
    },
    /** Renders once for all concurrent callers. */
    async get(key: string, render: () => Promise<MadePage>): Promise<Served> {
      const arrivedAt = generations.now()
      for (;;) {
        const flight = flights.get(key) ?? begin(key, render)
        const { made, kept, wasOvertaken } = await flight.page
        // The render started before a purge that preceded this call.
        if (wasOvertaken && flight.startedAt < arrivedAt) continue
        return kept ? { kept } : { made }
      }
    },
    purge(tags: readonly string[]) {
      generations.purge(tags)
      for (const tag of tags) for (const key of keysByTag.get(tag) ?? []) drop(key)
    },
    /** After an unknown change. */
    flush() {
      generations.flush()
      for (const key of pages.keys()) drop(key)
    },
    /** Recompresses one frequently read page; false if there is none. */
    async recompress(): Promise<boolean> {
      for (const [key, page] of pages) {
        if (page.isDense || page.hits < 2) continue
        const dense = await denser(page, gunzipSync(page.gzip))
        if (pages.get(key) !== page) return true
        pages.set(key, dense)
        bytes += dense.bytes - page.bytes
        return true
      }
      return false
    },
    size: () => ({ pages: pages.size, bytes }),
  }
}
export type PageCache = ReturnType<typeof createPageCache>
