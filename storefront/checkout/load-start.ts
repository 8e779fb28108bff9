import { redirect } from 'react-router'
import { dropBuyNow } from '../side-cart/buy-now.ts'
import type { PageArguments, PageContext, PageData } from '../page.ts'
import { textsOf } from '../texts.ts'
import { isUntouched } from './address-form.ts'
import { loadStep } from './load-checkout.ts'

export interface StartView {
  /** What is paid is bought now, beside the cart. */
  isNow: boolean
}

/** Where checkout begins: a guest may go on as one, or log in; whoever has begun goes on [CHECKOUT-005, CHECKOUT-006, CHECKOUT-214]. */
export async function loadStart(context: PageContext, { url }: PageArguments): Promise<PageData<StartView>> {
  const isNow = url.searchParams.has('now')
  // Whoever comes from the cart means the cart, whatever they were to buy at once before.
  if (!isNow) await dropBuyNow(context.call)
  const { checkout, isCustomer } = await loadStep(context)
  if (!checkout.cart.canCheckOut) throw redirect('/cart')
  if (isCustomer || !isUntouched(checkout.draft.shippingAddress)) throw redirect(`/checkout/${checkout.step}`)
  return { head: { title: textsOf(context.shop.language, 'checkout').title }, view: { isNow } }
}
