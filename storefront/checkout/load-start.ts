import { redirect } from 'react-router'
import { registryPath } from '#domain/registry/registry.ts'
import { buyNowStart, dropBuyNow } from '../side-cart/buy-now.ts'
import { chooseGifts, giftsStart } from '../side-cart/gifts.ts'
import type { PageArguments, PageContext, PageData } from '../page.ts'
import { chooseQuote } from '../side-cart/quotes.ts'
import { textsOf } from '../texts.ts'
import { isUntouched } from './address-form.ts'
import type { Checkout } from './compose-order.ts'
import { loadStep } from './load-checkout.ts'

export interface StartView {
  /** Where checkout of the same begins again after the log-in: what is bought now, or for a registry, or the cart. */
  start: string
}

/** Where checkout begins: a guest may go on as one, or log in; whoever has begun goes on [CHECKOUT-005, CHECKOUT-006, CHECKOUT-214]. */
export async function loadStart(context: PageContext, { url }: PageArguments): Promise<PageData<StartView>> {
  const isNow = url.searchParams.has('now')
  const gifts = url.searchParams.get('registry')
  if (!isNow) {
    // Whoever comes from the cart means the cart, whatever they were to buy at once, for a registry or by a quote before.
    await dropBuyNow(context.call)
    await chooseGifts(context.call, gifts)
    await chooseQuote(context.call, url.searchParams.get('quote'))
  }
  const { checkout, isCustomer } = await loadStep(context)
  const { registry, draft } = checkout
  if (!checkout.cart.canCheckOut) throw redirect(whereFrom(checkout))
  const isBegun = registry ? draft.shippingAddress.email !== '' : !isUntouched(draft.shippingAddress)
  if (isCustomer || isBegun) throw redirect(`/checkout/${checkout.step}`)
  const start = isNow ? buyNowStart : registry ? giftsStart(checkout.cart.list._id) : '/checkout'
  return { head: { title: textsOf(context.shop.language, 'checkout').title }, view: { start } }
}

/** Where what cannot be ordered as it is was put together. */
function whereFrom({ registry, cart: { list } }: Checkout): string {
  if (registry) return registryPath(registry.urlKey)
  return list.type === 'quote' ? `/account/custom-quoting/${list._id}` : '/cart'
}
