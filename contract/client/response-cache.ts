import type { LooseCall } from './send.ts'
import { cacheLifetimes, maxCachedResponses, msUntilDealChange } from './cache-lifetimes.ts'

/** Creates a cache that also shares requests in flight. */
export function createResponseCache(now: () => number) {
  const cached = new Map<string, { reply: unknown; until: number }>()
  const inFlight = new Map<string, { pending: Promise<unknown>; signals: (AbortSignal | undefined)[] }>()

  const store = (key: string, reply: unknown, lifetime: number) => {
    if (lifetime <= 0) return
    cached.set(key, { reply, until: now() + lifetime })
    const [oldest] = cached.keys()
    if (cached.size > maxCachedResponses && oldest !== undefined) cached.delete(oldest)
  }

  return {
    /** `isWanted` returns false after all callers that share the request have left. */
    share(
      name: string,
      input: LooseCall,
      request: (isWanted: () => boolean) => Promise<unknown>,
      { isFresh = false, signal }: { isFresh?: boolean | undefined; signal?: AbortSignal | undefined } = {},
    ): Promise<unknown> {
      const key = JSON.stringify([name, input.params, input.query, input.body])
      const known = cached.get(key)
      if (!isFresh && known && known.until > now()) return Promise.resolve(known.reply)
      cached.delete(key)
      const waiting = inFlight.get(key)
      if (waiting) {
        waiting.signals.push(signal)
        return waiting.pending
      }
      const signals = [signal]
      const pending = request(() => signals.some((each) => each?.aborted !== true))
        .then((reply) => {
          store(key, reply, Math.min(cacheLifetimes[name]?.(input) ?? 0, msUntilDealChange(name, reply, now())))
          return reply
        })
        .finally(() => {
          if (inFlight.get(key)?.pending === pending) inFlight.delete(key)
        })
      inFlight.set(key, { pending, signals })
      return pending
    },
    /** Stops sharing requests started before a write. */
    ignorePending: () => inFlight.clear(),
  }
}
