import type { Tracking } from './tracking-view.ts'

/** How long a delivered order stays listed [SHIP-003]. */
const listedAfterDeliveryMs = 30 * 24 * 60 * 60_000

/**
 * Returns orders with parcels in transit, or delivered or returned in the last 30 days, by most recent carrier event.
 */
export function ordersInTransit(orders: readonly Tracking[], now: number): Tracking[] {
  const isShown = (order: Tracking) =>
    order.parcels.some(({ step, exception }) => step !== 'delivered' && exception !== 'returned') ||
    newestWord(order) > now - listedAfterDeliveryMs
  return orders
    .filter((order) => order.parcels.length > 0 && isShown(order))
    .toSorted((a, b) => newestWord(b) - newestWord(a))
}

function newestWord({ placedAt, parcels }: Tracking): number {
  return Math.max(placedAt, ...parcels.flatMap(({ events }) => events.map(({ at }) => at)))
}
