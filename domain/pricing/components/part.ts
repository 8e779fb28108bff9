import type { Minor } from '#domain/money.ts'
import type { Offer } from '../offer.ts'

export interface PricedPart<O extends Offer = Offer> {
  offer: O
  /** Units per unit of the line. */
  qty: number
  unit: Minor
  /** Price before discounts. */
  base: Minor
  /** True if the units count toward a promotion's unit limit. */
  isPromotional: boolean
}
