/**
 * Tracks tags that are purged during renders. A page that was read before a commit must not be cached after the purge.
 */
export function createGenerations() {
  let current = 0
  let flushedAt = 0
  let pending = 0
  const purgedAt = new Map<string, number>()
  return {
    begin(): number {
      pending += 1
      return current
    },
    end() {
      pending -= 1
      if (pending === 0) purgedAt.clear()
    },
    now: () => current,
    purge(tags: readonly string[]) {
      current += 1
      if (pending === 0) return
      for (const tag of tags) purgedAt.set(tag, current)
    },
    flush() {
      current += 1
      flushedAt = current
    },
    moved(tags: readonly string[], after: number): boolean {
      return flushedAt > after || tags.some((tag) => (purgedAt.get(tag) ?? 0) > after)
    },
  }
}
