interface MemoizedLoads<Key, Value> {
  /** Returns the cached or pending value, or starts a load. */
  read: (key: Key, load: () => Promise<Value>) => Promise<Value>
  forget: (key: Key) => void
  clear: () => void
}

/** Creates an empty cache. It does not store failed loads, or loads that started before `forget`. */
export function memoizeAsync<Key, Value>(): MemoizedLoads<Key, Value> {
  const loads = new Map<Key, Promise<Value>>()
  return {
    read: (key, load) => {
      const known = loads.get(key)
      if (known) return known
      const pending = load()
      loads.set(key, pending)
      pending.catch(() => {
        if (loads.get(key) === pending) loads.delete(key)
      })
      return pending
    },
    forget: (key) => loads.delete(key),
    clear: () => loads.clear(),
  }
}
