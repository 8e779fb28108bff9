import type { Minor } from '#domain/money.ts'
import type { ReturnResolution } from './reasons.ts'

/** Destinations of a return's refund: the original payment, or a new gift card. */
export const refundTargets = ['payment', 'gift_card'] as const
export type RefundTarget = (typeof refundTargets)[number]

export interface RefundParts {
  giftCardPart: Minor
  newGiftCardPart: Minor
  cardPart: Minor
}

/**
 * Splits a refund. Gift cards that paid the order always receive their part back. The target applies only to the
 * remaining amount.
 */
export function splitByTarget(amount: Minor, giftCardPart: Minor, target: RefundTarget): RefundParts {
  const rest = amount - giftCardPart
  return target === 'gift_card'
    ? { giftCardPart, newGiftCardPart: rest, cardPart: 0 }
    : { giftCardPart, newGiftCardPart: 0, cardPart: rest }
}

/** Returns true if a recorded refund is the same as one to `target`. A refund only to used gift cards has no target. */
export function isRefundedTo(target: RefundTarget, { newGiftCardPart, cardPart }: RefundParts): boolean {
  return target === 'gift_card' ? cardPart === 0 : newGiftCardPart === 0
}

/** Returns true if the shopper can select a gift card, because part of the refund was not paid with gift cards. */
export function isGiftCardOffered(resolution: ReturnResolution, toPayment: Minor): boolean {
  return resolution === 'refund' && toPayment > 0
}
