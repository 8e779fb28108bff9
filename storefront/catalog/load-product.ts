import type { PageArguments, PageContext, PageData } from '../page.ts'
import { addFromForm } from './add-form.ts'
import { gallerySizes } from './card-sizes.ts'
import { breadcrumbJsonLd, productJsonLd } from './product-json-ld.ts'
import { type ProductView, productView } from './product-view.ts'
import { chosenBy } from './variants.ts'

export const act = addFromForm

/** Loads a product with its children, texts and what goes with it [ROUTE-012, CATALOG-227]. */
export async function load(
  { call, shop, signal, knows }: PageContext,
  { url }: PageArguments,
  id: number,
): Promise<PageData<ProductView>> {
  const product = await call(
    'GET /svc_content/catalog/product/complete/{id}',
    { params: { id: String(id) } },
    { signal },
  )
  const view = productView(product, shop.tax)
  knows('problem', ...view.options.map(({ code }) => code))
  const chosen = chosenBy(view.options, view.variants, Object.fromEntries(url.searchParams))
  const picture = view.pictures[chosen.variant?.picture ?? 0]
  const trail = [...view.trail, { name: view.name, url: view.url }]
  return {
    head: {
      title: view.name,
      description: view.lead,
      canonical: view.url,
      ...(picture && { picture: { source: picture, sizes: gallerySizes } }),
      // Structured data is for who reads documents: the browser's build leaves its code out.
      ...(import.meta.env.SSR && { jsonLd: [productJsonLd(view, chosen, shop), breadcrumbJsonLd(trail, shop)] }),
    },
    view,
  }
}
