import type { BuyRequest } from '#domain/lists/list.ts'
import type { ProductType } from './product-type.ts'

interface Linked {
  /** Handle of the linked page; null if there is none. */
  handle: string | null
  type: ProductType
  /** Selected values by option code. */
  choices: Readonly<Record<string, string>>
}

/**
 * Returns the product page with the selection in its query: option values, bundle children as `b`, a recipe as `rid`;
 * '' without a page [CATALOG-202..204].
 */
export function productLink(
  { handle, type, choices }: Linked,
  { children, metadata }: Pick<BuyRequest, 'children' | 'metadata'>,
): string {
  if (handle === null) return ''
  const query = new URLSearchParams(type === 'configurable' ? { ...choices } : {})
  const chosen = children.filter(({ metadata }) => metadata.bundleOptionId !== undefined)
  if (chosen.length > 0) query.set('b', chosen.map(({ productId }) => productId).join('-'))
  if (metadata.recipeId !== undefined) query.set('rid', metadata.recipeId)
  const text = query.toString()
  return `/${handle}${text && `?${text}`}`
}
