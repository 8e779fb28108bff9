/** Product types [CATALOG-206]. */
export const productTypes = ['simple', 'configurable', 'bundle', 'grouped', 'giftcard', 'virtual'] as const
export type ProductType = (typeof productTypes)[number]

/** Returns true if units of this type ship themselves: a bundle ships as its children, and a gift card is emailed. */
export function isShipped(type: ProductType): boolean {
  return type === 'simple' || type === 'configurable'
}
