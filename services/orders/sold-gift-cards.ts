import type { SoldLine } from '#services/giftcards/steps.ts'
import type { OrderRow } from './repository.ts'

/** The lines of an order that sold gift cards, as the area of gift cards makes them [GIFT-214]. */
export function soldCards({ id, document }: Pick<OrderRow, 'id' | 'document'>): SoldLine[] {
  return document.lines.flatMap(({ itemId, qty, unit, metadata }) =>
    metadata?.giftcard ? [{ orderId: id, lineId: itemId, qty, amount: unit, giftcard: metadata.giftcard }] : [],
  )
}
