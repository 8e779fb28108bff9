const lockMs = 30 * 60_000

interface Taken {
  owner: string
  /** Epoch milliseconds. */
  takenAt: number | null
}

/** Returns the quote's current editor. The lock expires after 30 minutes; then, returns null. */
export function lockHolder({ owner, takenAt }: Taken, now: number): string | null {
  return takenAt !== null && takenAt + lockMs > now ? owner : null
}
