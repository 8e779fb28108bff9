import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { RateClass } from '#contract/kernel/call.ts'
import type { RateLimits } from '#platform/settings/rate-limits.ts'
import type { Caller } from './caller.ts'
import { everyCall } from './dispatch.ts'

const budgetOf = (points: number) => new RateLimiterMemory({ points, duration: 60 })

/** Counts calls by address and class in this process, and refuses what is above the limit with the seconds to wait. */
export function rateLimiter(limits: RateLimits) {
  const budgets = new Map(Object.entries(limits).map(([rate, points]) => [rate, budgetOf(points)]))
  return async (rate: RateClass, { ip, isOwnPage }: Caller) => {
    const budget = budgets.get(rate)
    // A page of our own is limited as a page, not by the calls that it is made of.
    if (!budget || (isOwnPage && (rate === 'read' || rate === 'search'))) return
    const seconds = await secondsToWait(budget, ip)
    if (seconds > 0) throw everyCall('too_many_requests', { seconds })
  }
}

/** Counts the pages that are rendered for an address; answers the seconds to wait, 0 for go on. Kept pages are free. */
export function pageLimiter({ page }: RateLimits): (ip: string) => Promise<number> {
  const budget = budgetOf(page)
  return (ip) => secondsToWait(budget, ip)
}

/**
 * Counts the cards that an address has a vendor store, as many in a minute as it may place orders; answers the seconds to
 * wait, 0 for go on.
 */
export function cardLimiter({ order }: RateLimits): (ip: string) => Promise<number> {
  const budget = budgetOf(order)
  return (ip) => secondsToWait(budget, ip)
}

/** How often in a minute an address may tell what nobody believes. */
const maxUnbelieved = 20

/**
 * Counts by address what is told, until it is believed: who told too much that was not waits, and keeps nobody else from
 * being asked about meanwhile [T25].
 */
export function unbelievedLimiter() {
  const budget = budgetOf(maxUnbelieved)
  return {
    /** The seconds to wait, 0 for go on; counted before anything is asked, so that many at once are many. */
    count: (ip: string): Promise<number> => secondsToWait(budget, ip),
    believe: async (ip: string): Promise<void> => void (await budget.reward(ip)),
  }
}

async function secondsToWait(budget: RateLimiterMemory, ip: string): Promise<number> {
  try {
    await budget.consume(ip)
    return 0
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal
    const { msBeforeNext } = refusal as { msBeforeNext: number }
    return Math.ceil(msBeforeNext / 1000)
  }
}
