/** What a product is sold as [CATALOG-206]. */
export const productTypes = ['simple', 'configurable', 'bundle', 'grouped', 'giftcard', 'virtual'] as const
export type ProductType = (typeof productTypes)[number]

/** Whether pieces of this type travel themselves; of a bundle its children do, and a gift card is a mail. */
export function isShipped(type: ProductType): boolean {
  return type === 'simple' || type === 'configurable'
}
