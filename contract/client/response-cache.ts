import type { LooseCall } from './send.ts'
import { lifetimes, maxCachedResponses, untilTurn } from './lifetimes.ts'

/** Creates a cache that also shares requests in flight. */
export function keepAnswers(now: () => number) {
  const kept = new Map<string, { answer: unknown; until: number }>()
  const inFlight = new Map<string, Promise<unknown>>()

  const keep = (key: string, answer: unknown, lifetime: number) => {
    if (lifetime <= 0) return
    kept.set(key, { answer, until: now() + lifetime })
    const [oldest] = kept.keys()
    if (kept.size > maxCachedResponses && oldest !== undefined) kept.delete(oldest)
  }

  return {
    share(name: string, sent: LooseCall, ask: () => Promise<unknown>): Promise<unknown> {
      const key = JSON.stringify([name, sent.params, sent.query, sent.body])
      const known = kept.get(key)
      if (known && known.until > now()) return Promise.resolve(known.answer)
      kept.delete(key)
      const waiting = inFlight.get(key)
      if (waiting) return waiting
      const answer = ask()
        .then((reply) => {
          keep(key, reply, Math.min(lifetimes[name]?.(sent) ?? 0, untilTurn(name, reply, now())))
          return reply
        })
        .finally(() => {
          if (inFlight.get(key) === answer) inFlight.delete(key)
        })
      inFlight.set(key, answer)
      return answer
    },
    /** Requests from before a write are no longer shared. */
    askAnew: () => inFlight.clear(),
  }
}
