import { toMinor, toWire } from '#contract/codec/amounts.ts'
import { roundMinor, spread } from '#domain/money.ts'
import type { OrderLine } from '../detail/lines.ts'
import type { OrderDetail, RefundOverview } from '../order-types.ts'

/** The parts of a refund before it is confirmed, in wire amounts with tax. */
export interface RefundPreview {
  items: number
  shipping: number
  other: number
  total: number
  toGiftCards: number
  toCard: number
}

interface RefundChoice {
  quantities: Readonly<Record<string, number>>
  shipping: number
  other: number
}

/** Returns the shipping, with tax, that is left to refund. */
export function shippingLeft({ totals }: OrderDetail['order'], { refunds }: RefundOverview): number {
  return toWire(
    toMinor(totals.shipping) + toMinor(totals.shippingTax) - sum(refunds.map(({ shipping }) => toMinor(shipping))),
  )
}

/** Returns the split of a refund; the tax of items is in proportion to their price, so a line may differ by cents. */
export function previewRefund(
  order: OrderDetail['order'],
  overview: RefundOverview,
  lines: readonly OrderLine[],
  choice: RefundChoice,
): RefundPreview {
  const { totals } = order
  const ofItems =
    toMinor(totals.grandTotalIncludingTax) -
    toMinor(totals.shipping) -
    toMinor(totals.shippingTax) -
    toMinor(totals.tariff)
  const gross = spread(
    ofItems,
    lines.map(({ item }) => toMinor(item.shownRowTotal)),
  )
  const chosen = lines.map(({ itemId, item, removed }, index) => {
    const share = (units: number) => roundMinor((gross[index]! * units) / item.qty)
    return share(removed + (choice.quantities[itemId] ?? 0)) - share(removed)
  })
  const limit = toMinor(overview.refundable)
  const items = Math.min(limit, sum(chosen))
  const shipping = Math.min(limit - items, toMinor(choice.shipping))
  const total = items + shipping + toMinor(choice.other)
  const toGiftCards = Math.min(total, giftCardsLeft(totals.giftcards, overview))
  return {
    items: toWire(items),
    shipping: toWire(shipping),
    other: choice.other,
    total: toWire(total),
    toGiftCards: toWire(toGiftCards),
    toCard: toWire(total - toGiftCards),
  }
}

function giftCardsLeft(paid: number, { refunds }: RefundOverview): number {
  return Math.max(0, toMinor(paid) - sum(refunds.map(({ toGiftCards }) => toMinor(toGiftCards))))
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
