import type { Minor } from '#domain/money.ts'

/** What a gift card may be bought for [GIFT-202]. */
export interface GiftCardRange {
  /** Delivered by mail alone. */
  type: 'virtual'
  /** Listed amounts. */
  amounts: readonly Minor[]
  isOpenAmountAllowed: boolean
  openAmountMin: Minor
  openAmountMax: Minor
}
