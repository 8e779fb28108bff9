/** The flag stream closes after this many milliseconds without a visible page [FLAG-410]. */
export const streamIdleMs = 20_000

const maxBackoffMs = 5 * 60_000
/** Number of errors after which we replace the browser's automatic reconnection with our own back-off. */
const toleratedErrors = 3

/**
 * Returns the milliseconds until the flag stream reconnects, or null if the browser reconnects by itself. The wait
 * triples with each error and is at most 5 minutes; `random`, from 0 to 1, spreads out the clients [FLAG-411].
 */
export function reconnectDelay(
  { errors, isClosed }: { errors: number; isClosed: boolean },
  random: number,
): number | null {
  if (errors <= toleratedErrors && !isClosed) return null
  return Math.min(maxBackoffMs, 3 ** Math.max(0, errors - toleratedErrors) * 1_000 * (1 + random))
}
