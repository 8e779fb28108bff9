import type { OrderDetail, RefundOverview } from '../order-types.ts'

/** An order line with its open, shipped, and canceled or refunded units. */
export interface OrderLine {
  itemId: string
  item: OrderDetail['order']['items'][number]
  /** Units that have not shipped. */
  open: number
  shipped: number
  removed: number
  /** Units that can be refunded because they have shipped or never ship. */
  refundable: number
}

/** Combines an order's items with its refunds, both in cart order. A canceled exchange order has no refunds. */
export function orderLines(
  items: OrderDetail['order']['items'],
  overview: RefundOverview | null,
  { isCancelled }: Pick<OrderDetail, 'isCancelled'>,
): OrderLine[] {
  return items.map((item, index) => {
    const line = overview?.lines[index]
    if (line === undefined) return { itemId: '', item, open: 0, shipped: 0, removed: 0, refundable: 0 }
    const removed = isCancelled ? line.qty : unitsRemoved(overview!, line.itemId)
    return {
      itemId: line.itemId,
      item,
      open: line.cancellable,
      shipped: Math.max(0, line.qty - line.cancellable - removed),
      removed,
      refundable: line.refundable - line.cancellable,
    }
  })
}

function unitsRemoved({ refunds }: RefundOverview, itemId: string): number {
  return refunds
    .flatMap(({ lines }) => lines)
    .filter((line) => line.itemId === itemId)
    .reduce((sum, { qty }) => sum + qty, 0)
}
