import { isBotMiss, missPath, missReferrer, otherPaths, type PageMiss } from '#domain/routes/page-miss.ts'
import type { Site } from '#domain/sites.ts'
import type { MissCount } from './repository.ts'

/** Maximum number of separate paths between two flushes; any further paths are counted together. */
const maxPaths = 1_000

interface BufferSettings {
  store: (counts: readonly MissCount[]) => Promise<void>
  now: () => number
  report: (error: unknown) => void
  flushMs?: number
}

interface MissBuffer {
  /** Counts a missing page in memory, without waiting for the database. */
  count: (site: Site, miss: PageMiss) => void
  flush: () => Promise<void>
  /** Stores the current counts and stops the timer. */
  close: () => Promise<void>
}

/** Counts missing pages in memory and stores the counts every ten seconds, so that no response waits for them. */
export function createMissBuffer({ store, now, report, flushMs = 10_000 }: BufferSettings): MissBuffer {
  let counts = new Map<string, MissCount>()
  let running = Promise.resolve()
  const flush = () => {
    running = running.then(async () => {
      const flushed = [...counts.values()]
      counts = new Map()
      // Counts of a failed flush are lost; otherwise they would grow during a database outage.
      if (flushed.length > 0) await store(flushed).catch(report)
    })
    return running
  }
  const timer = setInterval(() => void flush(), flushMs).unref()
  return {
    count(site, miss) {
      const known = missPath(miss.path)
      const path = counts.has(`${site} ${known}`) || counts.size < maxPaths ? known : otherPaths
      const key = `${site} ${path}`
      const count = counts.get(key) ?? { site, path, hits: 0, botHits: 0, referrer: '', lastAt: 0 }
      const isBot = isBotMiss(miss)
      const referrer = path === otherPaths || isBot ? '' : missReferrer(miss)
      counts.set(key, {
        ...count,
        hits: count.hits + (isBot ? 0 : 1),
        botHits: count.botHits + (isBot ? 1 : 0),
        referrer: referrer === '' ? count.referrer : referrer,
        lastAt: now(),
      })
    },
    flush,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}
