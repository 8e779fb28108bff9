import type { Promotion } from './promotion.ts'

/** Creates an enabled promotion without a unit limit; `overrides` replaces fields. */
export function promotionForTests(overrides: Pick<Promotion, 'from' | 'to'> & Partial<Promotion>): Promotion {
  return { isEnabled: true, price: 8_000, isQtyLimited: false, qty: null, ...overrides }
}
