/**
 * Remembers which tags were purged while pages are being made, so that a page that read before a commit is not kept
 * after its purge. A number counts purges; while nothing is being made, nothing has to be remembered.
 */
export function createGenerations() {
  let current = 0
  let flushedAt = 0
  let making = 0
  const purgedAt = new Map<string, number>()
  return {
    /** Begins a page: what is purged from now on concerns it. */
    begin(): number {
      making += 1
      return current
    },
    /** Ends a page, kept or not. */
    end() {
      making -= 1
      if (making === 0) purgedAt.clear()
    },
    now: () => current,
    purge(tags: readonly string[]) {
      current += 1
      if (making === 0) return
      for (const tag of tags) purgedAt.set(tag, current)
    },
    flush() {
      current += 1
      flushedAt = current
    },
    /** Whether any of the tags, or everything, was purged after a moment. */
    moved(tags: readonly string[], after: number): boolean {
      return flushedAt > after || tags.some((tag) => (purgedAt.get(tag) ?? 0) > after)
    },
  }
}
