import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Send } from './send.ts'

/** Shoppers do not wait longer without a word. */
const maxSeconds = 10

/**
 * Repeats a call once after the seconds in Retry-After. No service has processed a call over its budget, so writes are
 * repeated too. Other refusals with status 429, such as a delayed login, are thrown at once [ERROR-015].
 */
export function retryLimited(send: Send, wait: (milliseconds: number) => Promise<void>): Send {
  return async (name, input, extra) => {
    try {
      return await send(name, input, extra)
    } catch (error) {
      if (!isRefusalError(error) || error.status !== 429 || !budgetCodes.has(error.code)) throw error
      const seconds = Number(error.details['seconds'] ?? 0)
      if (seconds <= 0 || seconds > maxSeconds) throw error
      await wait(seconds * 1000)
      return send(name, input, extra)
    }
  }
}

/** Codes of the store's own budget and of a gateway that responds with HTML. */
const budgetCodes: ReadonlySet<string> = new Set(['too_many_requests', 'service_unavailable'])
