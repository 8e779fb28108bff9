import type { Promotion } from './promotion.ts'

/** A promotion that is on, of no counted pieces, and what else is given. */
export function promotionForTests(given: Pick<Promotion, 'from' | 'to'> & Partial<Promotion>): Promotion {
  return { isEnabled: true, price: 8_000, isQtyLimited: false, qty: null, ...given }
}
