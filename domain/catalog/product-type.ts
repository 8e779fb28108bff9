/** [CATALOG-206] */
export const productTypes = ['simple', 'configurable', 'bundle', 'grouped', 'giftcard', 'virtual'] as const
export type ProductType = (typeof productTypes)[number]

/** Returns true for products that need parts or amounts that no product file contains. */
export function isCompound(type: ProductType | null | undefined): boolean {
  return type === 'bundle' || type === 'grouped' || type === 'giftcard'
}

/** Returns true if the product itself ships. A bundle ships as its children, and gift cards are emailed. */
export function isShipped(type: ProductType): boolean {
  return type === 'simple' || type === 'configurable'
}

/** Returns true if buyers receive physical goods, because the product or its parts ship. */
export function isPhysical(type: ProductType): boolean {
  return type !== 'virtual' && type !== 'giftcard'
}
