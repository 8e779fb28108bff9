import type { BuyRequest } from '#domain/lists/list.ts'

/** Pieces of one thing that one piece of a line holds. */
interface Part {
  id: number
  qty: number
}

/**
 * What one piece of a line is made of by ids alone: the chosen child of a configurable product, or the thing itself
 * and, of a bundle, its children [CART-229].
 */
export function partsOf({ productId, children }: Pick<BuyRequest, 'productId' | 'children'>): Part[] {
  const [first] = children
  if (!first) return [{ id: productId, qty: 1 }]
  const isBundle = children.some(({ metadata }) => Object.keys(metadata).length > 0)
  if (!isBundle) return [{ id: first.productId, qty: 1 }]
  return [{ id: productId, qty: 1 }, ...children.map(({ productId, qty }) => ({ id: productId, qty }))]
}
