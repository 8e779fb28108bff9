import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { LineView } from '../cart/cart-view.ts'

interface LoweredTexts {
  onlyLeft: (max: number) => string
  atMost: (max: number) => string
}

/** Returns the reason that a line's quantity is lower than requested: stock, or a different limit [CART-222]. */
export function reductionReason({ most, flags }: Pick<LineView, 'most' | 'flags'>, texts: LoweredTexts): string {
  return flags.includes('low_stock') ? texts.onlyLeft(most) : texts.atMost(most)
}

/** Returns true if a write set fewer units than requested. */
export function isQuantityReduced(error: unknown): boolean {
  return isRefusalError(error) && error.code === 'quantity_over_maximum'
}
