interface MessageTimes {
  /**
   * When the event happened and when it was sent, according to the sender's clock; null if unknown. Unix milliseconds.
   */
  happened: number | null
  sent: number | null
  received: number
}

/** Maximum time between an event and its receipt, for example from a browser that was offline. */
const maxDelayMs = 30 * 86_400_000

/**
 * Returns when an event happened according to the store's clock: the time of receipt minus the delay, measured on the
 * sender's clock. The delay is limited to 0 to 30 days.
 */
export function eventTime({ happened, sent, received }: MessageTimes): number {
  if (happened === null) return received
  const delay = (sent ?? received) - happened
  return received - Math.min(Math.max(0, delay), maxDelayMs)
}
