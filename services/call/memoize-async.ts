interface Kept<Key, Value> {
  /** Returns the cached or pending value, or starts a load. */
  read: (key: Key, load: () => Promise<Value>) => Promise<Value>
  forget: (key: Key) => void
  clear: () => void
}

/** Creates an empty cache. Failed loads, and loads that started before `forget`, are not stored. */
export function keepAnswers<Key, Value>(): Kept<Key, Value> {
  const answers = new Map<Key, Promise<Value>>()
  return {
    read: (key, load) => {
      const known = answers.get(key)
      if (known) return known
      const begun = load()
      answers.set(key, begun)
      begun.catch(() => {
        if (answers.get(key) === begun) answers.delete(key)
      })
      return begun
    },
    forget: (key) => answers.delete(key),
    clear: () => answers.clear(),
  }
}
