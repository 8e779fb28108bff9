const lockMs = 30 * 60_000

interface Taken {
  owner: string
  /** Epoch milliseconds. */
  takenAt: number | null
}

/** Returns the quote's current editor, or null if there is none or the 30-minute lock has expired. */
export function lockHolder({ owner, takenAt }: Taken, now: number): string | null {
  return takenAt !== null && takenAt + lockMs > now ? owner : null
}
