import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Send } from './send.ts'
import { sessionCall } from './session-refresh.ts'

/** Shoppers do not wait longer without a word. */
const maxSeconds = 10

/** Spreads the repetitions of browsers that were limited in the same second. */
const spreadMs = 1_000

interface LimitedOptions {
  wait: (milliseconds: number) => Promise<void>
  /** Returns a number from 0 up to 1. */
  random: () => number
}

/**
 * Repeats a call once, up to a second after the seconds in Retry-After, unless its callers have left by then. No service
 * has processed a call over its budget, so writes are repeated too. Refusals of the session call and of logins, and
 * others with status 429, are thrown immediately: the refresh of sessions has its own retries, and forms show the wait
 * [ERROR-015].
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

/** Codes of the store's own budget and of a gateway that responds with HTML. */
const budgetCodes: ReadonlySet<string> = new Set(['too_many_requests', 'service_unavailable'])
