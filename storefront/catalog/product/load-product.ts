import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { loadReviews } from '../../reviews/load-reviews.ts'
import { loadReviewSection } from '../../reviews/load-section.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { addFromForm } from '../add/add-form.ts'
import { stageSizes } from '../card/card-sizes.ts'
import { displayPricesOf } from '../deals/price-display.ts'
import { eventJsonLd } from './json-ld/event-json-ld.ts'
import { breadcrumbJsonLd } from '../../shell/head/breadcrumb-json-ld.ts'
import { productJsonLd } from './json-ld/product-json-ld.ts'
import { isCompound, type ProductView, productView } from './product-view.ts'
import type { CompoundView } from '../compound/compound-view.ts'
import { selectVariant } from './variants.ts'

/** Handles a product form that adds an item. Compound forms have the field `choice`. */
export async function handleProductForm(
  context: PageContext,
  page: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  if (!form.has('choice')) return addFromForm(context, page, form)
  const { addChoice } = await import('../compound/choice/add-choice.ts')
  return addChoice(context, page, form)
}

type ProductData = PageData<ProductView & { compound?: CompoundView }> & { shownAs?: 'compound' }

/** Loads a product with its children, texts, and related products [ROUTE-012, CATALOG-227]. */
export async function load(context: PageContext, page: PageArguments, id: number): Promise<ProductData> {
  const { call, shop, signal, knows } = context
  const { url } = page
  const [product, reviews, display, notesOf] = await Promise.all([
    call('GET /svc_content/catalog/product/complete/{id}', { params: { id: String(id) } }, { signal }),
    loadReviews(context, page, id),
    displayPricesOf(context),
    // Loaded on demand, because the first page of a visit has the notes as HTML.
    import('./notes/load-notes.ts').then(({ loadNotes }) => loadNotes(context)),
    loadReviewSection(shop.language),
  ])
  const view = productView(product, reviews, display, notesOf(product, display.measures))
  const compound = isCompound(product)
    ? await (await import('../compound/load-compound.ts')).loadCompound(context, page, product, display)
    : undefined
  knows('problem', 'wished', ...view.options.map(({ code }) => code))
  const chosen = selectVariant(view.options, view.variants, Object.fromEntries(url.searchParams))
  const picture = view.pictures[chosen.variant?.picture ?? 0]
  const trail = [...view.trail, { name: view.name, url: view.url }]
  return {
    head: {
      title: product.title,
      description: view.lead,
      // An unlisted product is for people who have its URL, not for search engines.
      ...(product.visibility !== 5 && { canonical: view.url }),
      ...(picture && { picture: { source: picture, sizes: stageSizes(picture) } }),
      // Structured data is rendered only on the server, so the browser build excludes this code.
      ...(import.meta.env.SSR && {
        jsonLd: [
          product.event ? eventJsonLd(view, product.event, chosen, shop) : productJsonLd(view, chosen, shop),
          breadcrumbJsonLd(trail, shop),
        ],
        share: { type: 'product' as const },
        description: product.summary,
      }),
    },
    view: { ...view, ...(compound && { compound }) },
    ...(compound && { shownAs: 'compound' as const }),
  }
}
