import { redirect } from 'react-router'
import { isRefused } from '#contract/kernel/refused.ts'
import { buyNowStart } from '../side-cart/buy-now.ts'
import { giftsStart } from '../side-cart/gifts.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { textsOf } from '../texts.ts'
import { isUntouched } from './address-form.ts'
import type { Checkout } from './compose-order.ts'
import { isUuid } from '#storefront/page/is-uuid.ts'
import { loadStep, nothingLeft } from './load-checkout.ts'
import { quotePath, whereFrom } from './where-from.ts'

export interface StartView {
  checkout: Checkout
  /** Where checkout of the same begins again after the log-in: what is bought now, or for a registry, or the cart. */
  start: string
}

/** Where checkout begins: a guest may go on as one, or log in; whoever has begun goes on [CHECKOUT-005, CHECKOUT-006, CHECKOUT-214]. */
export async function loadStart(context: PageContext, { url }: PageArguments): Promise<PageData<StartView>> {
  const isNow = url.searchParams.has('now')
  const asked = url.searchParams.get('registry') ?? url.searchParams.get('quote')
  if (!isNow) await choose(context, asked)
  // Who comes from an empty cart reads that it is empty.
  const { checkout, isCustomer } = await loadStep(context, isNow || asked !== null ? undefined : '/cart')
  const { registry, draft } = checkout
  if (!checkout.cart.canCheckOut) throw redirect(whereFrom(checkout))
  const isBegun = registry ? draft.shippingAddress.email !== '' : !isUntouched(draft.shippingAddress)
  const met = url.searchParams.has('gifts') ? '?gifts=1' : ''
  if (isCustomer || isBegun) throw redirect(`/checkout/${checkout.step}${met}`)
  const start = isNow ? buyNowStart : registry ? giftsStart(checkout.cart.list._id) : '/checkout'
  return { head: { title: textsOf(context.shop.language, 'checkout').title }, view: { start, checkout } }
}

/** Says what checkout orders: whoever comes from the cart means the cart, whatever they were to buy otherwise before. */
async function choose({ call }: PageContext, listId: string | null): Promise<void> {
  if (listId === null) {
    const chosen = await call('GET /svc_checkout/chosen', {})
    if (chosen === null || chosen.kind === 'cart') return
  } else if (!isUuid(listId)) throw redirect(nothingLeft)
  try {
    await call('PUT /svc_checkout/chosen', { body: { listId }, key: crypto.randomUUID() })
  } catch (error) {
    if (!isRefused(error) || error.status >= 500) throw error
    // It was ordered meanwhile, or ran out: its page says so, and nothing else is ordered in its place.
    throw redirect(error.code === 'quote_not_held' ? quotePath(listId!) : nothingLeft)
  }
}
