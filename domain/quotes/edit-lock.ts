const lockMs = 30 * 60_000

interface Taken {
  owner: string
  /** Epoch milliseconds. */
  takenAt: number | null
}

/** Returns who edits a quote, or null 30 minutes after it was taken. */
export function lockHolder({ owner, takenAt }: Taken, now: number): string | null {
  return takenAt !== null && takenAt + lockMs > now ? owner : null
}
