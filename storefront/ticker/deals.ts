import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { statusInTime, type PromotionStatus } from '#domain/promotions/promotion.ts'

type HotDeals = Reply<Store, 'GET /svc_content/hot/active'>
export type Statuses = ReadonlyMap<string, PromotionStatus>

/**
 * What each deal is at an instant of the store's clock, by the last answer and the one before it: one that is not told
 * of any more was missed [PROMO-212].
 */
export function dealStatuses({ products }: HotDeals, before: Statuses, now: number): Statuses {
  const told = Object.entries(products).map(([id, deal]) => [id, statusAt(deal, now)] as const)
  const gone = [...before.keys()].filter((id) => !(id in products)).map((id) => [id, 'missed'] as const)
  return new Map([...gone, ...told])
}

/** The server said what it was when it answered; bounds that were passed since count. */
function statusAt(deal: HotDeals['products'][string], now: number): PromotionStatus {
  const { status } = deal
  return status === 'upcoming' || status === 'active' ? statusInTime(deal, now) : status
}

/** Whether what pages tell of deals is not true any more. */
export function haveTurned(before: Statuses, after: Statuses): boolean {
  return [...after].some(([id, status]) => before.has(id) && before.get(id) !== status && status !== 'upcoming')
}
