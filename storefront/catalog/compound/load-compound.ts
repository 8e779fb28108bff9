import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { PriceDisplay } from '../deals/price-display.ts'
import type { CompleteProduct } from '../product/product-view.ts'
import { choiceNames } from './choice/choice.ts'
import { compoundView, type CompoundView } from './compound-view.ts'

/** Returns the additional data for a compound page, with the choice from the recipe in the URL. */
export async function loadCompound(
  { call, shop, knows, until }: PageContext,
  { url }: PageArguments,
  product: CompleteProduct,
  display: PriceDisplay,
): Promise<CompoundView> {
  const event = product.event && (await import('./event/event-view.ts')).eventView(product, shop.locale.tag, shop.now)
  if (event && !event.isClosed) until(event.startsAt)
  const view: CompoundView = { ...compoundView(product, display, shop), event }
  knows(...choiceNames(view))
  const rid = url.searchParams.get('rid')
  if (rid === null) return view
  const { readRecipe } = await import('./choice/recipe.ts')
  return { ...view, recipe: await readRecipe(call, rid, product.productId, view) }
}
