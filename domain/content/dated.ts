interface Dated {
  /** Epoch milliseconds. */
  from?: number
  until?: number
}

/** Returns true from the start until before the end. */
export function isCurrent({ from = -Infinity, until = Infinity }: Dated, now: number): boolean {
  return from <= now && now < until
}

/** Returns the next moment after now at which an entry starts or ends, in epoch milliseconds, or null if none does. */
export function nextChange(entries: readonly Dated[], now: number): number | null {
  const moments = entries.flatMap(({ from, until }) => [from ?? now, until ?? now]).filter((moment) => moment > now)
  return moments.length === 0 ? null : Math.floor(Math.min(...moments))
}

/** Returns the earlier of two moments; null is never. */
export function earlier(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.min(one, other)
}
