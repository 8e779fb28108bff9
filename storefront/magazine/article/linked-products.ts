import { loadOptionalSection } from '#storefront/page/load-optional-section.ts'
import type { PageContext } from '#storefront/page/page.ts'
import type { CardView } from '../../catalog/card/card-view.ts'
import { loadCards } from '../../catalog/card/load-cards.ts'

/** A link to a page at the store's root: a product, a category, or a content page. */
const rootLink = /href="\/([\w-]{1,120})["?#]/g

/** Returns the handles that an article's HTML links to, each once and in order. */
export function linkedHandles(html: string): string[] {
  return [...new Set([...html.matchAll(rootLink)].map(([, handle]) => handle!))]
}

/** Loads the products that an article's HTML links to, in order. Returns an empty list if they fail to load. */
export async function loadLinkedProducts(context: PageContext, html: string): Promise<CardView[]> {
  const handles = linkedHandles(html)
  const cards = await loadCards(context, handles)
  return handles.flatMap((handle) => cards.get(`/${handle}`) ?? [])
}

const maxSkus = 40

/** Loads the products that an article includes by SKU. Omits missing products. */
export async function loadProductsBySku(
  context: PageContext,
  skus: readonly string[],
): Promise<ReadonlyMap<string, CardView>> {
  const wanted = [...new Set(skus)].slice(0, maxSkus)
  if (wanted.length === 0) return new Map()
  const { call, signal } = context
  const query = { sku: wanted.join(',') }
  const found =
    (await loadOptionalSection(call('GET /svc_content/catalog/product', { query }, { signal }), context)) ?? []
  const cards = await loadCards(
    context,
    found.map(({ url }) => url.slice(1)),
  )
  const bySku = found.flatMap(({ sku, url }) => {
    const card = cards.get(url)
    return card ? [[sku, card] as const] : []
  })
  return new Map(bySku)
}
