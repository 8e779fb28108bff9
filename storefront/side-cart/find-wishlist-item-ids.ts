export interface WishlistItem {
  _id: string
  productId: number
  options: Readonly<Record<string, string>>
  children: readonly { productId: number; qty: number; metadata: { bundleOptionId?: string | undefined } }[]
  metadata: { groupedProductId?: number | undefined }
}

/** Fields of a product form, as FormData or URLSearchParams. */
export interface WishForm {
  get: (name: string) => unknown
  getAll: (name: string) => unknown[]
  keys: () => Iterable<string>
}

function wholeNumber(form: WishForm, field: string): number | null {
  const text = form.get(field)
  return typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** The parts of compound products are selected on the server. */
const isCompound = (form: WishForm) => form.get('choice') !== null

/** Returns a product form's item, or null for compound products. */
export function wishlistItemOf(form: WishForm) {
  const productId = wholeNumber(form, 'product')
  if (productId === null || isCompound(form)) return null
  const childId = wholeNumber(form, 'child')
  const qty = Math.min(wholeNumber(form, 'qty') ?? 1, 9999)
  return { productId, qty, children: childId === null ? [] : [{ productId: childId, qty: 1 }] }
}

/**
 * Returns the ids of list items that match a form. A match is the same variant, the same compound configuration, or all
 * selected members of a grouped product.
 */
export function findWishlistItemIds({ items }: { items: readonly WishlistItem[] }, form: WishForm): string[] {
  const productId = wholeNumber(form, 'product')
  const idsOf = (found: readonly WishlistItem[]) => found.map(({ _id }) => _id)
  const members = fieldsOf(form, 'm')
  if (isCompound(form) && members.length > 0) {
    const ofGroup = items.filter(({ metadata }) => metadata.groupedProductId === productId)
    const chosen = members.filter(([, qty]) => Number(qty) > 0)
    const saved = chosen.map(([id]) => ofGroup.filter((item) => variantOf(item) === Number(id)))
    return saved.some((found) => found.length === 0) ? [] : idsOf(saved.flat())
  }
  const ofProduct = items.filter((item) => item.productId === productId && item.metadata.groupedProductId === undefined)
  if (isCompound(form)) return idsOf(ofProduct.filter((item) => isSameConfiguration(item, form)))
  const childId = wholeNumber(form, 'child')
  return idsOf(ofProduct.filter(({ children }) => (children[0]?.productId ?? null) === childId))
}

const variantOf = ({ productId, children }: WishlistItem) => children[0]?.productId ?? productId

/** Gift cards never match, because each has its own recipient. */
function isSameConfiguration({ options, children }: WishlistItem, form: WishForm): boolean {
  if (form.get('to-email') !== null) return false
  const chosen = fieldsOf(form, 'o').filter(([, value]) => value !== '')
  const parts = fieldsOf(form, 'b').filter(([, part]) => part !== '')
  const saved = children.filter(({ metadata }) => metadata.bundleOptionId !== undefined)
  const isSaved = ([id, part]: readonly [string, string]) => {
    const qty = wholeNumber(form, `n${id}`)
    return saved.some(
      (child) =>
        child.metadata.bundleOptionId === id && child.productId === Number(part) && (qty === null || child.qty === qty),
    )
  }
  return (
    chosen.length === Object.keys(options).length &&
    chosen.every(([id, value]) => options[id] === value) &&
    parts.length === saved.length &&
    parts.every(isSaved)
  )
}

/**
 * Returns the ids and values of fields with names that consist of a letter and an id, as in
 * catalog/compound/choice/choice.ts.
 */
function fieldsOf(form: WishForm, letter: string): (readonly [string, string])[] {
  const names = new Set([...form.keys()].filter((name) => name.length > 1 && name.startsWith(letter)))
  return [...names].map((name) => [name.slice(1), form.getAll(name).join(',')] as const)
}
