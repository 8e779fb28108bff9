import type { AddedProduct, CartLine } from '../cart/cart-store.ts'

type Line = Pick<CartLine, 'productId' | 'childId'>

/** Returns true if a line has the added product's selection. */
export function isLineOf({ productId, childId }: Line, added: Pick<AddedProduct, 'productId' | 'childId'>): boolean {
  return productId === added.productId && (added.childId === null || childId === added.childId)
}

/** Returns the lines from newest to oldest. The line of the last addition comes first. */
export function newestFirst<L extends Line>(lines: readonly L[], added: AddedProduct | null): L[] {
  const newest = lines.toReversed()
  const first = added === null ? undefined : newest.find((line) => isLineOf(line, added))
  return first === undefined ? newest : [first, ...newest.filter((line) => line !== first)]
}
