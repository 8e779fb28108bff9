import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { RateClass } from '#contract/kernel/call.ts'
import type { RateLimits } from '#platform/settings/rate-limits.ts'
import type { Caller } from '../identity/caller.ts'
import { commonRefusal } from '../dispatch.ts'

const budgetOf = (points: number) => new RateLimiterMemory({ points, duration: 60 })

/**
 * Creates an in-process rate limiter, keyed by IP address and rate class. Rejects requests over the limit with the
 * seconds to wait.
 */
export function rateLimiter(limits: RateLimits) {
  const budgets = new Map(Object.entries(limits).map(([rate, points]) => [rate, budgetOf(points)]))
  return async (rate: RateClass, { ip, isOwnPage }: Caller) => {
    const budget = budgets.get(rate)
    // Shop pages are limited by page, not by call.
    if (!budget || (isOwnPage && (rate === 'read' || rate === 'search'))) return
    const seconds = await secondsToWait(budget, ip)
    if (seconds > 0) throw commonRefusal('too_many_requests', { seconds })
  }
}

/** Creates a limiter for rendered pages by address. It returns the seconds to wait; cached pages do not count. */
export function pageLimiter({ page }: RateLimits): (ip: string) => Promise<number> {
  const budget = budgetOf(page)
  return (ip) => secondsToWait(budget, ip)
}

/**
 * Creates a limiter for storing cards at a vendor, with the per-minute limit for orders. It returns the seconds to
 * wait.
 */
export function cardLimiter({ order }: RateLimits): (ip: string) => Promise<number> {
  const budget = budgetOf(order)
  return (ip) => secondsToWait(budget, ip)
}

/** One server address sends the events of many shoppers. */
const serverFactor = 20

/** Creates a limiter for analytics events by address. It counts messages and returns the seconds to wait. */
export function eventLimiter({
  event,
}: RateLimits): (ip: string, isServer: boolean, messages: number) => Promise<number> {
  const [browsers, servers] = [budgetOf(event), budgetOf(event * serverFactor)]
  return (ip, isServer, messages) => secondsToWait(isServer ? servers : browsers, ip, messages)
}

/** Maximum unverified notifications per minute and address. */
const maxUnbelieved = 20

/**
 * Limits unverified notifications by address, so that a flood of forgeries does not delay the verification of real ones
 * [T25].
 */
export function unverifiedLimiter() {
  const budget = budgetOf(maxUnbelieved)
  return {
    /** Returns the seconds to wait. Counts before verification, so that concurrent notifications are all counted. */
    count: (ip: string): Promise<number> => secondsToWait(budget, ip),
    believe: async (ip: string): Promise<void> => void (await budget.reward(ip)),
  }
}

async function secondsToWait(budget: RateLimiterMemory, ip: string, points = 1): Promise<number> {
  try {
    await budget.consume(ip, points)
    return 0
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal
    const { msBeforeNext } = refusal as { msBeforeNext: number }
    return Math.ceil(msBeforeNext / 1000)
  }
}
