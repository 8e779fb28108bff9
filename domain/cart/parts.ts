import type { BuyRequest } from '#domain/lists/list.ts'

interface Part {
  id: number
  qty: number
}

/** Returns the parts of one unit: the selected variant, or the product plus the bundle's children [CART-229]. */
export function partsOf({ productId, children }: Pick<BuyRequest, 'productId' | 'children'>): Part[] {
  const [first] = children
  if (!first) return [{ id: productId, qty: 1 }]
  const isBundle = children.some(({ metadata }) => Object.keys(metadata).length > 0)
  if (!isBundle) return [{ id: first.productId, qty: 1 }]
  return [{ id: productId, qty: 1 }, ...children.map(({ productId, qty }) => ({ id: productId, qty }))]
}
