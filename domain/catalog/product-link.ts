import type { BuyRequest } from '#domain/lists/list.ts'
import type { ProductType } from './product-type.ts'

interface Linked {
  /** Of the page that it is linked to; null when there is none. */
  handle: string | null
  type: ProductType
  /** The chosen value by option code. */
  choices: Readonly<Record<string, string>>
}

/**
 * The page of what was chosen, with the choice in its query: values of a configurable product, children of a bundle as
 * `b`, a recipe as `rid` [CATALOG-202..204]; '' where no page is.
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
