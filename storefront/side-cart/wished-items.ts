interface WishlistItem {
  _id: string
  productId: number
  children: readonly { productId: number }[]
}

type Form = Pick<FormData, 'get'>

function wholeNumber(form: Form, field: string): number | null {
  const text = form.get(field)
  return typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** Compound products choose their parts on the server. */
const isCompound = (form: Form) => form.get('choice') !== null

/** Returns the item of a product form; null for compound products. */
export function wishOf(form: Form) {
  const productId = wholeNumber(form, 'product')
  if (productId === null || isCompound(form)) return null
  const childId = wholeNumber(form, 'child')
  const qty = Math.min(wholeNumber(form, 'qty') ?? 1, 9999)
  return { productId, qty, children: childId === null ? [] : [{ productId: childId, qty: 1 }] }
}

/** Returns the ids of the list's items that match a form: the same variant, or any choice of a compound product. */
export function wishedItems({ items }: { items: readonly WishlistItem[] }, form: Form): string[] {
  const [productId, childId] = [wholeNumber(form, 'product'), wholeNumber(form, 'child')]
  const isSame = (item: WishlistItem) =>
    item.productId === productId && (isCompound(form) || (item.children[0]?.productId ?? null) === childId)
  return items.filter(isSame).map(({ _id }) => _id)
}
