const minute = 60_000
/** Window for counting declines, and duration of the block after too many, in milliseconds. */
export const declineWindow = 15 * minute
/** Card testers try more cards per session than any shopper owns. */
export const maxDeclines = 5

/** Returns the end of a block, or null. `moments` are epoch milliseconds, newest first. */
export function blockedUntil(moments: readonly number[], max: number): number | null {
  const [newest, oldest] = [moments[0], moments[max - 1]]
  if (newest === undefined || oldest === undefined || newest - oldest > declineWindow) return null
  return newest + declineWindow
}
