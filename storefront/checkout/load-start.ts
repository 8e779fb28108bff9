import { redirect } from '#storefront/router/results.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { buyNowCheckoutPath } from '../side-cart/buy-now.ts'
import { giftsCheckoutPath } from '../side-cart/gifts.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { textsOf } from '../texts.ts'
import { isUntouched } from './address/address-form.ts'
import { type ShippingView, withAddressBook } from './address/address-book-choice.ts'
import { isUuid } from '#storefront/page/route/is-uuid.ts'
import { loadCheckoutStep, expiredBuyNowPath } from './load-checkout.ts'
import { quotePath, checkoutOrigin } from './checkout-origin.ts'

export interface StartView extends ShippingView {
  /** Return path after login: buy now, registry, quote, or cart. */
  start: string
}

/**
 * Loads the start of checkout: login or guest checkout, above the first step's form. Redirects customers and checkouts
 * in progress to their current step [CHECKOUT-005, CHECKOUT-006, CHECKOUT-214].
 */
export async function loadCheckoutStart(context: PageContext, { url }: PageArguments): Promise<PageData<StartView>> {
  const isNow = url.searchParams.has('now')
  const listId = url.searchParams.get('registry') ?? url.searchParams.get('quote')
  if (!isNow) await choose(context, listId)
  // An empty cart redirects to the cart. The default target would report an expired buy-now order.
  const step = await loadCheckoutStep(context, isNow || listId !== null ? undefined : '/cart')
  const { checkout, isCustomer } = step
  const { registry, draft } = checkout
  if (!checkout.cart.canCheckOut) throw redirect(checkoutOrigin(checkout))
  const isBegun = registry ? draft.shippingAddress.email !== '' : !isUntouched(draft.shippingAddress)
  const suffix = url.searchParams.has('gifts') ? '?gifts=1' : ''
  if (isCustomer || (isBegun && !isReload(url))) throw redirect(`/checkout/${checkout.step}${suffix}`)
  const start = isNow ? buyNowCheckoutPath : registry ? giftsCheckoutPath(checkout.cart.list._id) : '/checkout'
  const view = { ...(await withAddressBook(context, step, url)), start }
  return { head: { title: textsOf(context.shop.language, 'checkout').title }, view }
}

/** Returns true for the periodic reload, because the shopper is filling out this page and must stay on it. */
function isReload({ pathname }: URL): boolean {
  return typeof document !== 'undefined' && location.pathname.endsWith(pathname)
}

async function choose({ call }: PageContext, listId: string | null): Promise<void> {
  if (listId === null) {
    const chosen = await call('GET /svc_checkout/chosen', {})
    if (chosen === null || chosen.kind === 'cart') return
  } else if (!isUuid(listId)) throw redirect(expiredBuyNowPath)
  try {
    await call('PUT /svc_checkout/chosen', { body: { listId }, key: crypto.randomUUID() })
  } catch (error) {
    if (!isRefusalError(error) || error.status >= 500) throw error
    // The list was ordered or has expired. The redirect target reports this, because no other list may be ordered
    // instead.
    throw redirect(error.code === 'quote_not_held' ? quotePath(listId!) : expiredBuyNowPath)
  }
}
