import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { RateClass } from '#contract/call.ts'
import type { Caller } from './caller.ts'
import { everyCall } from './perform.ts'

/** Calls that one address may make in a minute, by class. */
export type RateLimits = Readonly<Record<Exclude<RateClass, 'none'>, number>>

export const defaultRateLimits: RateLimits = { read: 1200, search: 300, write: 240, login: 20, order: 20 }

/** Counts calls by address and class in this process, and refuses what is above the limit with the seconds to wait. */
export function rateLimiter(limits: RateLimits) {
  const limiters = new Map(
    Object.entries(limits).map(([rate, points]) => [rate, new RateLimiterMemory({ points, duration: 60 })]),
  )
  return async (rate: RateClass, { ip, isOwnPage }: Caller) => {
    const limiter = limiters.get(rate)
    // A page of our own is limited as a page, not by the calls that it is made of.
    if (!limiter || (isOwnPage && (rate === 'read' || rate === 'search'))) return
    try {
      await limiter.consume(ip)
    } catch (refusal) {
      if (refusal instanceof Error) throw refusal
      const { msBeforeNext } = refusal as { msBeforeNext: number }
      throw everyCall('too_many_requests', { seconds: Math.ceil(msBeforeNext / 1000) })
    }
  }
}
