import type { SoldLine } from '#services/gift-cards/steps.ts'
import type { OrderRow } from '../order-row.ts'

/** Returns an order's gift card lines in the form needed to issue the cards [GIFT-214]. */
export function giftCardsOfOrder({ id, document }: Pick<OrderRow, 'id' | 'document'>): SoldLine[] {
  return document.lines.flatMap(({ itemId, qty, unit, metadata }) =>
    metadata?.giftcard ? [{ orderId: id, lineId: itemId, qty, amount: unit, giftcard: metadata.giftcard }] : [],
  )
}
