/**
 * Returns a cached reader that reads its value again after `maxAgeMs`. If a read fails, such as during a database
 * outage, it returns the last value, or undefined. `now` is in Unix milliseconds.
 */
export function cachedRead<Value>(read: () => Promise<Value>, maxAgeMs: number) {
  let value: Value | undefined
  let readAt = -Infinity
  let pending: Promise<void> | undefined
  const refresh = async () => {
    try {
      value = await read()
    } catch {
      // Errors are ignored here, because the database is monitored elsewhere.
    } finally {
      pending = undefined
    }
  }
  return async (now: number): Promise<Value | undefined> => {
    if (now - readAt > maxAgeMs || now < readAt) {
      readAt = now
      pending = refresh()
    }
    await pending
    return value
  }
}
