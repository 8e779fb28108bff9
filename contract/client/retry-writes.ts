import type { Send } from './send.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'

/** Retry delays in milliseconds. */
const waits = [500, 1000, 1500]

interface ResendOptions {
  wait: (milliseconds: number) => Promise<void>
  isOnline: () => boolean
}

/**
 * Retries a write with the same idempotency key if the connection broke. Does not retry timeouts, because the shopper
 * has already waited long enough.
 */
export function retryWrites(send: Send, { wait, isOnline }: ResendOptions): Send {
  return async (name, input, extra) => {
    for (let attempts = 0; ; attempts += 1) {
      try {
        return await send(name, input, extra)
      } catch (error) {
        const pause = waits[attempts]
        if (input.key === undefined || pause === undefined || !isBroken(error) || !isOnline()) throw error
        await wait(pause)
      }
    }
  }
}

function isBroken(error: unknown): boolean {
  return isRefusalError(error) && error.code === 'no_response' && error.details['reason'] !== 'TimeoutError'
}
