const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Delays after each failed attempt, about three days in total. Standard Webhooks recommends this span. */
const delays = [
  minuteMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
]
export const maxWebhookAttempts = delays.length + 1
const maxDelayMs = delays.at(-1)!

/** An endpoint that fails for this long is switched off. */
export const maxFailingMs = 72 * hourMs

/**
 * After this time without an attempt, failures are counted from the beginning. It exceeds the longest delay, and
 * prevents an endpoint from being switched off for a single failure long after another.
 */
export const maxFailureGapMs = 36 * hourMs

/** After a round of failed requests, deliveries to an endpoint pause for this time. */
export const failedRoundPauseMs = minuteMs

/** During this time after a rotation, webhooks are signed with both secrets. */
export const secretOverlapMs = 24 * hourMs

/**
 * Returns the milliseconds until the next attempt, or null after the last one. A delay that the receiver demands can
 * extend the wait to at most a day.
 */
export function webhookDelay({ attempts, retryAfterMs }: { attempts: number; retryAfterMs: number }): number | null {
  if (attempts >= maxWebhookAttempts) return null
  return Math.min(Math.max(delays[attempts - 1]!, retryAfterMs), maxDelayMs)
}
