import type { Minor } from '#domain/money.ts'
import type { Offer } from './offer.ts'

/** What is bought with one piece of a line: the thing itself and, of a bundle, its children. */
export interface PricedPart<O extends Offer = Offer> {
  offer: O
  /** Pieces in one piece of the line. */
  qty: number
  unit: Minor
  /** Before anything lowered it. */
  base: Minor
  /** Costs what a running promotion says: its pieces are counted. */
  isPromotional: boolean
}
