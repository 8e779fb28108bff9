import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { statusByDates, type PromotionStatus } from '#domain/promotions/promotion.ts'

type HotDeals = Reply<Store, 'GET /svc_content/hot/active'>
export type Statuses = ReadonlyMap<string, PromotionStatus>

/**
 * Returns each deal's status at a store time; a deal in the previous response but not in this one is missed
 * [PROMO-212].
 */
export function dealStatuses({ products }: HotDeals, before: Statuses, now: number): Statuses {
  const current = Object.entries(products).map(([id, deal]) => [id, statusAt(deal, now)] as const)
  const missed = [...before.keys()].filter((id) => !(id in products)).map((id) => [id, 'missed'] as const)
  return new Map([...missed, ...current])
}

/** The server's status is as of its response, so this applies later starts and ends. */
function statusAt(deal: HotDeals['products'][string], now: number): PromotionStatus {
  const { status } = deal
  return status === 'upcoming' || status === 'active' ? statusByDates(deal, now) : status
}

/** Returns true if the status of a displayed deal has changed, except to upcoming. */
export function areDealsOutdated(before: Statuses, after: Statuses): boolean {
  return [...after].some(([id, status]) => before.has(id) && before.get(id) !== status && status !== 'upcoming')
}
