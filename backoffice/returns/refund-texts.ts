import type { ReturnDetail } from './return-types.ts'
import { texts } from './texts/en.ts'

/** Returns the resolution that the customer requested, with the selected gift card. */
export function requestedResolutionText({
  resolution,
  refundTo,
}: Pick<ReturnDetail, 'resolution' | 'refundTo'>): string {
  return resolution === 'refund' && refundTo === 'gift_card' ? texts.refundToGiftCard : texts.resolutions[resolution]
}

/** Returns the destination of a refund or its estimate, or null if the full amount goes back to the gift cards used. */
export function refundTargetText({ newGiftCard, card }: ReturnDetail['split']): string | null {
  if (newGiftCard > 0) return texts.refundTargets.gift_card
  return card > 0 ? texts.refundTargets.payment : null
}
