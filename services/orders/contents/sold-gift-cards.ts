import type { SoldLine } from '#services/gift-cards/steps.ts'
import type { OrderRow } from '../order-row.ts'

/** Returns the gift card lines of an order, as input for issuing them [GIFT-214]. */
export function soldCards({ id, document }: Pick<OrderRow, 'id' | 'document'>): SoldLine[] {
  return document.lines.flatMap(({ itemId, qty, unit, metadata }) =>
    metadata?.giftcard ? [{ orderId: id, lineId: itemId, qty, amount: unit, giftcard: metadata.giftcard }] : [],
  )
}
