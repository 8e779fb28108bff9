/** A product or variant with its quantity. */
export interface ItemQuantity {
  id: number
  qty: number
}

/** A line of a list, as stored or as on the wire. */
interface Line {
  productId: number
  qty: number
  children?:
    | readonly { productId: number; metadata?: { bundleOptionId?: string | undefined } | undefined }[]
    | undefined
}

/** Returns the item of a line: the variant, which is the only child outside a bundle, or else the product. */
export function itemRef({ productId, qty, children = [] }: Line): ItemQuantity {
  const [child] = children
  const isVariant = child !== undefined && children.length === 1 && child.metadata?.bundleOptionId === undefined
  return { id: isVariant ? child.productId : productId, qty }
}
