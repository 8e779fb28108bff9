import type { PageContext } from '../page.ts'
import type { Cart } from '../side-cart/cart-store.ts'

type Named = Pick<Cart['lines'][number], 'productId' | 'name' | 'url' | 'picture'>

/** What lacks its choice, or is not to be bought as it is, is named by its product. */
export async function nameLines<Line extends Named>({ call }: PageContext, lines: readonly Line[]): Promise<Line[]> {
  const nameless = [...new Set(lines.filter(({ url }) => url === '').map(({ productId }) => productId))].slice(0, 50)
  if (nameless.length === 0) return [...lines]
  const products = await call('GET /svc_content/catalog/product', { query: { id: nameless.join(',') } })
  return lines.map((line) => {
    const product = line.url === '' ? products.find(({ productId }) => productId === line.productId) : undefined
    if (!product) return line
    return { ...line, name: product.name, url: product.url, picture: product.gallery[0] ?? null }
  })
}
