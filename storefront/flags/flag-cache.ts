/** Maximum age of cached flag values, in milliseconds [FLAG-407]. */
const freshMs = 60_000
const maxEntries = 10

/** Creates a response cache by key. Holds up to 10 entries and drops the oldest first [FLAG-409]. */
export function createFlagCache<Value>(now: () => number) {
  const entries = new Map<string, { value: Promise<Value>; at: number }>()
  return {
    /** Returns the stored value, or loads it if it is older than a minute. A failed load is not stored. */
    read(key: string, load: () => Promise<Value>): Promise<Value> {
      const known = entries.get(key)
      if (known && now() - known.at < freshMs) return known.value
      const value = load()
      const entry = { value, at: now() }
      // Deleted first, so that the new entry is the youngest.
      entries.delete(key)
      entries.set(key, entry)
      if (entries.size > maxEntries) entries.delete(entries.keys().next().value!)
      value.catch(() => entries.get(key) === entry && entries.delete(key))
      return value
    },
    clear: () => entries.clear(),
  }
}
