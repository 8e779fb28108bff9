import type { Minor } from '#domain/money.ts'

/** Destinations of a return's refund: the original payment, or a new gift card. */
export const refundTargets = ['payment', 'gift_card'] as const
export type RefundTarget = (typeof refundTargets)[number]

interface RefundParts {
  giftCardPart: Minor
  newGiftCardPart: Minor
  cardPart: Minor
}

/**
 * Splits a refund. Gift cards that paid the order always receive their part back; the target only decides about the
 * rest.
 */
export function splitByTarget(amount: Minor, giftCardPart: Minor, target: RefundTarget): RefundParts {
  const rest = amount - giftCardPart
  return target === 'gift_card'
    ? { giftCardPart, newGiftCardPart: rest, cardPart: 0 }
    : { giftCardPart, newGiftCardPart: 0, cardPart: rest }
}
