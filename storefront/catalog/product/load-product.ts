import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { loadReviews } from '../../reviews/load-reviews.ts'
import { loadReviewSection } from '../../reviews/load-section.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { addFromForm } from '../add/add-form.ts'
import { gallerySizes } from '../card/card-sizes.ts'
import { type PriceDisplay, displayPricesOf } from '../deals/price-display.ts'
import { breadcrumbJsonLd, productJsonLd, productSummary } from './product-json-ld.ts'
import { type CompleteProduct, type ProductView, productView } from './product-view.ts'
import { choiceNames } from '../compound/choice/choice.ts'
import { type CompoundView, compoundView, isCompound } from '../compound/compound-view.ts'
import { selectVariant } from './variants.ts'

/** Adds the product form's item; compound forms have the field `choice`. */
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

/** Loads a product with its children, texts and related products [ROUTE-012, CATALOG-227]. */
export async function load(context: PageContext, page: PageArguments, id: number): Promise<ProductData> {
  const { call, shop, signal, knows } = context
  const { url } = page
  const [product, reviews, display] = await Promise.all([
    call('GET /svc_content/catalog/product/complete/{id}', { params: { id: String(id) } }, { signal }),
    loadReviews(context, page, id),
    displayPricesOf(context),
    loadReviewSection(shop.language),
  ])
  const view = productView(product, reviews, display)
  const compound = isCompound(product) ? await compoundOf(context, page, product, display) : undefined
  knows('problem', ...view.options.map(({ code }) => code), ...(compound ? choiceNames(compound) : []))
  const chosen = selectVariant(view.options, view.variants, Object.fromEntries(url.searchParams))
  const picture = view.pictures[chosen.variant?.picture ?? 0]
  const trail = [...view.trail, { name: view.name, url: view.url }]
  return {
    head: {
      title: view.name,
      description: view.lead,
      // An unlisted product is for people who have its address, not for search engines.
      ...(product.visibility !== 5 && { canonical: view.url }),
      ...(picture && { picture: { source: picture, sizes: gallerySizes } }),
      // Structured data is rendered on the server only, so the browser's build excludes its code.
      ...(import.meta.env.SSR && {
        jsonLd: [productJsonLd(view, chosen, shop), breadcrumbJsonLd(trail, shop)],
        share: { type: 'product' as const },
        description: productSummary(view),
      }),
    },
    view: { ...view, ...(compound && { compound }) },
    ...(compound && { shownAs: 'compound' as const }),
  }
}

async function compoundOf(
  { call }: PageContext,
  { url }: PageArguments,
  product: CompleteProduct,
  display: PriceDisplay,
): Promise<CompoundView> {
  const view = compoundView(product, display)
  const rid = url.searchParams.get('rid')
  if (rid === null) return view
  const { readRecipe } = await import('../compound/choice/recipe.ts')
  return { ...view, recipe: await readRecipe(call, rid, product.productId, view) }
}
