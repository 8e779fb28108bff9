/** Unix time in milliseconds. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()

/** Returns the UTC date of a time, such as 2026-11-26. */
export function utcDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
