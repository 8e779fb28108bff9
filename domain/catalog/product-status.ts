/**
 * An unlisted product has a page but appears in no list. The last three are neither shown nor sold; `unpublished` is
 * active but hidden from the site.
 */
const productStatuses = ['active', 'unlisted', 'unpublished', 'draft', 'archived'] as const
export type ProductStatus = (typeof productStatuses)[number]

/** Returns true if no site may show or sell a product with this status. */
export function isWithheld(status: ProductStatus): boolean {
  return status !== 'active' && status !== 'unlisted'
}
