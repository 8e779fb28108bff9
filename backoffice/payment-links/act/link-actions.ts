import { toMinor, toWireAmount } from '#contract/codec/amounts.ts'
import type { LinkPayment, StaffLink } from '../link-types.ts'

/** Returns true if the link may be emailed again with a new expiry date. */
export function maySendAgain({ state }: Pick<StaffLink, 'state'>): boolean {
  return state !== 'paid' && state !== 'cancelled'
}

/** Returns true if the link is paid by placing an order. Its payment is then refunded on the order's page. */
export function isPaidByOrder({ kind }: Pick<StaffLink, 'kind'>): boolean {
  return kind === 'quote' || kind === 'draft_order'
}

/** Returns the amount of a payment that can be refunded now. Quote payments are refunded with their order. */
export function refundableAmount({ kind }: Pick<StaffLink, 'kind'>, payment: LinkPayment): number {
  const isRunning = payment.refunds.some(({ state }) => state === 'asked')
  if (isPaidByOrder({ kind }) || payment.state !== 'captured' || isRunning) return 0
  return toWireAmount(toMinor(payment.amount) - toMinor(payment.refunded))
}

/** Returns the split of a refund: gift cards first, up to the amount that they paid. */
export function refundSplit(
  { giftCards, refunds }: Pick<LinkPayment, 'giftCards' | 'refunds'>,
  amount: number,
): { giftCards: number; card: number } {
  const left = refunds.reduce((rest, refund) => rest - toMinor(refund.giftCards), toMinor(giftCards))
  const toGiftCards = Math.min(toMinor(amount), Math.max(0, left))
  return { giftCards: toWireAmount(toGiftCards), card: toWireAmount(toMinor(amount) - toGiftCards) }
}
