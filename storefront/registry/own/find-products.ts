import type { PageContext } from '#storefront/page/page.ts'
import { anonymousUser, previewRequest } from '../../search/search-request.ts'

export interface FoundProducts {
  q: string
  products: readonly { productId: number; name: string; url: string; isAddable: boolean }[]
}

/** Searches for products to add to a registry. Returns null without search text. */
export async function findProducts({ call }: PageContext, text: string): Promise<FoundProducts | null> {
  const q = text.trim().slice(0, 100)
  if (q === '') return null
  const { total_item: total, content } = await call('POST /api/search-rec/3', {
    body: previewRequest(q, anonymousUser),
  })
  const products = total === 0 ? [] : content.product.value
  return {
    q,
    products: products.map(({ entity_id: productId, name, url, addable: isAddable }) => ({
      productId,
      name,
      url,
      isAddable,
    })),
  }
}
