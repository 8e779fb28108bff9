export type LatestSaver<Value> = ReturnType<typeof createLatestSaver<Value>>

/**
 * Saves one value at a time. A value entered during a save replaces any waiting one and is saved afterward. `save`
 * returns false if the value was not saved, and never throws.
 */
export function createLatestSaver<Value>(save: (value: Value) => Promise<boolean>) {
  let waiting: { value: Value } | null = null
  let running: Promise<boolean> | null = null
  const saveWaiting = async () => {
    let isSaved = true
    while (waiting !== null) {
      const { value } = waiting
      waiting = null
      isSaved = await save(value)
    }
    running = null
    return isSaved
  }
  return {
    enter(value: Value): void {
      waiting = { value }
      running ??= saveWaiting()
    },
    hasWaiting: () => waiting !== null,
    /** Resolves to the last save's result. Null if no save is running. */
    running: () => running,
    /** Sends the waiting value immediately, because the page is closing. */
    sendNow(): void {
      if (waiting === null) return
      const { value } = waiting
      waiting = null
      void save(value)
    },
  }
}
