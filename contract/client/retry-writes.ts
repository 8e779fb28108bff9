import type { Send } from './send.ts'
import { isRefused } from '#contract/kernel/refused.ts'

/** Delays in milliseconds. */
const waits = [500, 1000, 1500]

interface ResendOptions {
  wait: (milliseconds: number) => Promise<void>
  isOnline: () => boolean
}

/**
 * Retries a write with the same key if the connection broke. Timeouts are not retried: the shopper has waited long
 * enough.
 */
export function resendWrites(send: Send, { wait, isOnline }: ResendOptions): Send {
  return async (name, sent, extra) => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await send(name, sent, extra)
      } catch (error) {
        const pause = waits[tries]
        if (sent.key === undefined || pause === undefined || !isBroken(error) || !isOnline()) throw error
        await wait(pause)
      }
    }
  }
}

function isBroken(error: unknown): boolean {
  return isRefused(error) && error.code === 'no_response' && error.details['reason'] !== 'TimeoutError'
}
