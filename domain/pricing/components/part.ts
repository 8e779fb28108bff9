import type { Minor } from '#domain/money.ts'
import type { Offer } from '../offer.ts'

export interface PricedPart<O extends Offer = Offer> {
  offer: O
  /** Units per unit of the line. */
  qty: number
  unit: Minor
  /** Price before discounts. */
  base: Minor
  /** True if it counts as units of a promotion. */
  isPromotional: boolean
}
