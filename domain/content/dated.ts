interface Dated {
  /** Epoch milliseconds. */
  from?: number
  until?: number
}

/** Returns true from the start time until the end time, which is excluded. */
export function isCurrent({ from = -Infinity, until = Infinity }: Dated, now: number): boolean {
  return from <= now && now < until
}

/** Returns the next time after now when an entry starts or ends, in epoch milliseconds, or null if there is none. */
export function nextChange(entries: readonly Dated[], now: number): number | null {
  const moments = entries.flatMap(({ from, until }) => [from ?? now, until ?? now]).filter((moment) => moment > now)
  return moments.length === 0 ? null : Math.floor(Math.min(...moments))
}

/** Returns the earlier of two times. Null means never. */
export function earlierTime(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.min(one, other)
}
