/** After this many failed attempts (about eight and a half hours), staff decide how to proceed with a delivery. */
export const maxDeliveryAttempts = 10

const minuteMs = 60_000
const maxDelayMs = 6 * 60 * minuteMs

interface FailedAttempt {
  /** The number of attempts made, starting at 1. */
  attempts: number
  /** True if the vendor would reject the same request again. */
  isPermanent: boolean
  /** The delay that the vendor demands, or 0. */
  retryAfterMs: number
}

/**
 * Returns the milliseconds until the next attempt, or null if there is none. Delays double from one minute, and never
 * exceed six hours.
 */
export function deliveryDelay({ attempts, isPermanent, retryAfterMs }: FailedAttempt): number | null {
  if (isPermanent || attempts >= maxDeliveryAttempts) return null
  const delay = minuteMs * 2 ** (attempts - 1)
  return Math.min(Math.max(delay, retryAfterMs), maxDelayMs)
}

/** Returns how long to pause a destination that demanded a delay: at most six hours, in milliseconds. */
export function destinationPause(retryAfterMs: number): number {
  return Math.min(retryAfterMs, maxDelayMs)
}
