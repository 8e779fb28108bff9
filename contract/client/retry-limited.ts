import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Send } from './send.ts'
import { sessionCall } from './session-refresh.ts'

/** Shoppers should not wait longer without feedback. */
const maxSeconds = 10

/** Spreads the retries of browsers that were rate limited in the same second. */
const spreadMs = 1_000

interface LimitedOptions {
  wait: (milliseconds: number) => Promise<void>
  /** Returns a number from 0 up to 1. */
  random: () => number
}

/**
 * Retries a rate-limited call once, up to a second after Retry-After has passed, unless its callers have left by then.
 * Services do not process calls that exceed the budget, so retrying writes is safe. Other refusals with status 429 are
 * thrown immediately, as are those of the session call and of logins. Session refreshes have their own retries, and
 * forms display the wait [ERROR-015].
 */
export function retryLimited(send: Send, { wait, random }: LimitedOptions): Send {
  return async (name, input, extra) => {
    try {
      return await send(name, input, extra)
    } catch (error) {
      if (!isRefusalError(error) || error.status !== 429 || !budgetCodes.has(error.code)) throw error
      const seconds = Number(error.details['seconds'] ?? 0)
      if (seconds <= 0 || seconds > maxSeconds || name === sessionCall || name.endsWith('/login')) throw error
      await wait(seconds * 1000 + random() * spreadMs)
      if (extra?.isWanted?.() === false) throw error
      return send(name, input, extra)
    }
  }
}

/** Error codes of the store's own rate limiter, and of a gateway that responds with HTML. */
const budgetCodes: ReadonlySet<string> = new Set(['too_many_requests', 'service_unavailable'])
