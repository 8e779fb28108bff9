import type { BuyRequest } from '#domain/lists/list.ts'
import { toWireRequest } from '#contract/codec/to-wire-request.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import { noGroupPrices } from '#storefront/browser/group-prices.ts'
import { buyNow } from '../../../side-cart/buy-now.ts'
import { withLocalePrefix } from '#storefront/page/link-path.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { readSubmissionKey } from '#storefront/page/route/read-submission-key.ts'
import { addItemsToWishlist } from '../../../side-cart/add-to-wishlist.ts'
import { pathWithSelection } from '../../add/add-form.ts'
import { addOnce } from '../../add/add-once.ts'
import { choiceNames, readChoice, buyRequestsOf } from './choice.ts'
import { canStoreRecipes, storeRecipe } from './recipe.ts'
import { refusalCause } from './refusal.ts'
import { compoundView, type CompoundView } from '../compound-view.ts'

export interface RefusedChoice {
  cause: string
  message: string
  fields: string
}

/** Adds a compound product's form to the cart. Returns the refusal with its fields if there is one. */
export async function addChoice(
  { call, shop, signal }: PageContext,
  { url }: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  const own = url.pathname.slice(withLocalePrefix(shop.locale, '').length) || '/'
  const id = form.get('product') ?? ''
  if (!/^[1-9]\d{0,8}$/.test(id)) return { to: own }
  const product = await call('GET /svc_content/catalog/product/complete/{id}', { params: { id } }, { signal })
  const view = compoundView(product, { own: noGroupPrices }, shop)
  const qty = Math.min(9999, Number(/^[1-9]\d{0,3}$/.exec(form.get('qty') ?? '')?.[0] ?? 1))
  const items = buyRequestsOf(view, product.productId, qty, readChoice(view, form))
  const refused = (cause: string, message: string): ActionResult => ({
    status: 422,
    data: { cause, message, fields: form.toString() } satisfies RefusedChoice,
  })
  if (items.length === 0) return refused('nothing', '')
  try {
    const isRecipe = form.has('rid') || form.get('to') === 'recipe'
    const recipeId = isRecipe && canStoreRecipes(view) ? await storeRecipe(call, items[0]!) : undefined
    if (form.get('to') === 'recipe') return { to: recipeId === undefined ? own : `${own}?rid=${recipeId}#buy` }
    const wanted = items.map((item) => toWireRequest(withRecipe(item, recipeId)))
    const isForLater = form.get('to') === 'wishlist'
    if (view.isProgram && !isForLater && !isLoggedIn(await call('GET /svc_session/session', {}))) {
      // Login merges the guest cart, including the program [PROGRAM-004].
      await addOnce(call, wanted)
      const target = form.get('to') === 'checkout' ? '/checkout' : '/cart'
      return { to: `/login?redirect=${encodeURIComponent(target)}&for=program` }
    }
    if (form.get('to') === 'checkout') return { to: await buyNow(call, wanted) }
    if (isForLater) {
      const key = readSubmissionKey(form) ?? undefined
      return { to: await addItemsToWishlist(call, wanted, pathWithSelection(own, selectionOf(view, form)), key) }
    }
    await addOnce(call, wanted)
    return { to: '/cart' }
  } catch (error) {
    const { cause, message } = refusalCause(error, view)
    return refused(cause, message)
  }
}

/** Returns the form's choice as the page's query. A gift card's fields are personal, so they never appear in a URL. */
function selectionOf(view: CompoundView, form: URLSearchParams): URLSearchParams {
  const names = new Set(view.giftCard ? [] : [...choiceNames(view), 'rid'])
  return new URLSearchParams([...form].filter(([name, value]) => names.has(name) && value !== ''))
}

function withRecipe(item: BuyRequest, recipeId: string | undefined): BuyRequest {
  return recipeId === undefined ? item : { ...item, metadata: { ...item.metadata, recipeId } }
}
