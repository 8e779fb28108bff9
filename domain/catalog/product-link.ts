import type { BuyRequest } from '#domain/lists/list.ts'
import type { ProductType } from './product-type.ts'

interface Linked {
  handle: string | null
  type: ProductType
  choices: Readonly<Record<string, string>>
}

/**
 * Returns the product page URL with the selection: options, bundle children as `b`, and a recipe as `rid`. Returns ''
 * if the product has no page [CATALOG-202..204].
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
