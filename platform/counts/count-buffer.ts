interface BufferInput<Count> {
  keyOf: (count: Count) => string
  add: (before: Count, count: Count) => Count
  /** Returns a count under a shared key once the buffer has `maxKeys` keys, or null to drop it. */
  overflow: (count: Count) => Count | null
  store: (counts: readonly Count[]) => Promise<void>
  report: (error: unknown) => void
  /** Milliseconds between flushes. Defaults to ten seconds. */
  flushMs?: number
}

export interface CountBuffer<Count> {
  /** Adds a count in memory, without waiting for the database. */
  add: (count: Count) => void
  flush: () => Promise<void>
  /** Stores the current counts and stops the timer. */
  close: () => Promise<void>
}

/** Maximum number of separate keys between flushes. */
const maxKeys = 1_000

/** Sums counts in memory and stores them at intervals, so responses do not wait for the database. */
export function createCountBuffer<Count>({
  keyOf,
  add,
  overflow,
  store,
  report,
  flushMs = 10_000,
}: BufferInput<Count>): CountBuffer<Count> {
  let counts = new Map<string, Count>()
  let running = Promise.resolve()
  const flush = () => {
    running = running.then(async () => {
      const flushed = [...counts.values()]
      counts = new Map()
      // If a flush fails, its counts are lost. Otherwise, the buffer would grow during a database outage.
      if (flushed.length > 0) await store(flushed).catch(report)
    })
    return running
  }
  const timer = setInterval(() => void flush(), flushMs).unref()
  return {
    add(count) {
      const hasRoom = counts.has(keyOf(count)) || counts.size < maxKeys
      const counted = hasRoom ? count : overflow(count)
      if (counted === null) return
      const key = keyOf(counted)
      const before = counts.get(key)
      counts.set(key, before === undefined ? counted : add(before, counted))
    },
    flush,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}
