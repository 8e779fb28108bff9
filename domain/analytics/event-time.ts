interface MessageTimes {
  /** When the event happened and when it was sent, by the sender's clock; null if unknown. Unix milliseconds. */
  happened: number | null
  sent: number | null
  received: number
}

/** Longest time between an event and its receipt, such as for a browser that was offline. */
const maxDelayMs = 30 * 86_400_000

/**
 * Returns when an event happened by the store's clock: the time of receipt minus the delay by the sender's clock,
 * between 0 and 30 days.
 */
export function eventTime({ happened, sent, received }: MessageTimes): number {
  if (happened === null) return received
  const delay = (sent ?? received) - happened
  return received - Math.min(Math.max(0, delay), maxDelayMs)
}
