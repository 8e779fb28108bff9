import type { Tracking } from './tracking-view.ts'

/** So long a delivered order is still shown among those on their way, in milliseconds [SHIP-003]. */
const shownAfter = 30 * 24 * 60 * 60_000

/** Of orders those with parcels on their way, or delivered or sent back in the last 30 days, the newest word of a carrier foremost. */
export function underWay(orders: readonly Tracking[], now: number): Tracking[] {
  const isShown = (order: Tracking) =>
    order.parcels.some(({ step, exception }) => step !== 'delivered' && exception !== 'returned') ||
    newestWord(order) > now - shownAfter
  return orders
    .filter((order) => order.parcels.length > 0 && isShown(order))
    .toSorted((a, b) => newestWord(b) - newestWord(a))
}

/** When something was last told of an order's parcels; when it was placed, while nothing was. */
function newestWord({ placedAt, parcels }: Tracking): number {
  return Math.max(placedAt, ...parcels.flatMap(({ events }) => events.map(({ at }) => at)))
}
