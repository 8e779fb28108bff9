const minute = 60_000
/** Declines within this time are counted together, and too many block orders for as long; in milliseconds. */
export const declineWindow = 15 * minute
/** Max declines per session: card testers try more cards than a person has. */
export const maxDeclines = 5

/**
 * Returns when a block ends: 15 minutes after the last of `most` declines within 15 minutes, else null. `moments` are
 * epoch milliseconds, newest first.
 */
export function blockedUntil(moments: readonly number[], most: number): number | null {
  const [newest, oldest] = [moments[0], moments[most - 1]]
  if (newest === undefined || oldest === undefined || newest - oldest > declineWindow) return null
  return newest + declineWindow
}
