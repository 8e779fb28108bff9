const minute = 60_000
/** Milliseconds; also the time for which too many declines block orders. */
export const declineWindow = 15 * minute
/** Card testers try more cards in a session than any shopper owns. */
export const maxDeclines = 5

/** Returns when a block ends, or null. `moments` are epoch milliseconds, newest first. */
export function blockedUntil(moments: readonly number[], max: number): number | null {
  const [newest, oldest] = [moments[0], moments[max - 1]]
  if (newest === undefined || oldest === undefined || newest - oldest > declineWindow) return null
  return newest + declineWindow
}
