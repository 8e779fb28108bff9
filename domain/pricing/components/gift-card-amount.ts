import type { GiftCardRange } from '#domain/catalog/gift-card-range.ts'
import type { Minor } from '#domain/money.ts'
import { pricingError, type PricingError } from '../pricing-error.ts'

/** Amounts in minor units [GIFT-201]. */
export interface GiftCardRequest {
  /** When to email the card; immediately if missing. */
  delivery?: string
  amount?: Minor
  customAmount?: Minor
  message?: string
  recipientEmail: string
  recipientName: string
  senderEmail: string
  senderName: string
  design?: string
  thumbnail?: string
}

/** Returns the price of a gift card, or the error [GIFT-206..209]. */
export function giftCardAmount(
  range: GiftCardRange,
  { amount, customAmount }: Pick<GiftCardRequest, 'amount' | 'customAmount'>,
): { price: Minor } | { error: PricingError } {
  if (customAmount !== undefined) {
    const { isOpenAmountAllowed, openAmountMin, openAmountMax } = range
    const isAllowed = isOpenAmountAllowed && customAmount >= openAmountMin && customAmount <= openAmountMax
    return isAllowed ? { price: customAmount } : { error: pricingError('giftcard_custom_amount') }
  }
  if (amount === undefined) return { error: pricingError('invalid_giftcard_item') }
  return range.amounts.includes(amount) ? { price: amount } : { error: pricingError('giftcard_fixed_amount') }
}
