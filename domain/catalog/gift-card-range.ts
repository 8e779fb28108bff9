import type { Minor } from '#domain/money.ts'

/** [GIFT-202] */
export interface GiftCardRange {
  /** Gift cards are delivered only by email. */
  type: 'virtual'
  amounts: readonly Minor[]
  isOpenAmountAllowed: boolean
  openAmountMin: Minor
  openAmountMax: Minor
}
