const minute = 60_000
/** So close together declined payments are looked at, and so long nothing is placed after too many, in milliseconds. */
export const declineWindow = 15 * minute
/** So many declined payments of one session are too many: a person has fewer cards, who tries out stolen ones has more. */
export const maxDeclines = 5

/**
 * Until when nothing is placed, after so many declined payments within 15 minutes: 15 minutes from the last one. Null
 * while they are fewer, or further apart. `moments` are the latest ones, the newest first, in milliseconds.
 */
export function blockedUntil(moments: readonly number[], most: number): number | null {
  const [newest, oldest] = [moments[0], moments[most - 1]]
  if (newest === undefined || oldest === undefined || newest - oldest > declineWindow) return null
  return newest + declineWindow
}
