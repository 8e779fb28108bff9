import { isBotMiss, missPath, missReferrer, otherPaths, type PageMiss } from '#domain/routes/page-miss.ts'
import type { Site } from '#domain/sites.ts'
import { createCountBuffer, type CountBuffer } from '#platform/counts/count-buffer.ts'
import type { MissCount } from './repository.ts'

interface BufferSettings {
  store: (counts: readonly MissCount[]) => Promise<void>
  now: () => number
  report: (error: unknown) => void
  flushMs?: number
}

interface MissBuffer extends Omit<CountBuffer<MissCount>, 'add'> {
  /** Counts a missing page in memory, without waiting for the database. */
  count: (site: Site, miss: PageMiss) => void
}

/** Counts missing pages in memory and stores the counts every ten seconds, so that no response waits for them. */
export function createMissBuffer({ now, ...settings }: BufferSettings): MissBuffer {
  const { add, flush, close } = createCountBuffer<MissCount>({
    ...settings,
    keyOf: ({ site, path }) => `${site} ${path}`,
    add: (before, count) => ({
      ...count,
      hits: before.hits + count.hits,
      botHits: before.botHits + count.botHits,
      referrer: count.referrer === '' ? before.referrer : count.referrer,
    }),
    overflow: (count) => ({ ...count, path: otherPaths, referrer: '' }),
  })
  return {
    count(site, miss) {
      const path = missPath(miss.path)
      const isBot = isBotMiss(miss)
      add({
        site,
        path,
        hits: isBot ? 0 : 1,
        botHits: isBot ? 1 : 0,
        referrer: path === otherPaths || isBot ? '' : missReferrer(miss),
        lastAt: now(),
      })
    },
    flush,
    close,
  }
}
