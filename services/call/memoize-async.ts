/** Answers that are kept by a key until they are forgotten. */
interface Kept<Key, Value> {
  /** The kept answer, or one that is on its way, else a new one. */
  read: (key: Key, load: () => Promise<Value>) => Promise<Value>
  forget: (key: Key) => void
  clear: () => void
}

/** Keeps nothing yet. An answer that began before it was forgotten is not kept; one that failed is not kept either. */
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
