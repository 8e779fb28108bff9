import { redirect } from 'react-router'
import { redirectFrom, type FormStep } from '#domain/checkout/steps.ts'
import { startCountry } from '#domain/address/form-fields.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import { registryPath } from '#domain/registry/registry.ts'
import { readBuyNow } from '../side-cart/buy-now.ts'
import { readChosenGifts } from '../side-cart/gifts.ts'
import { readChosenQuote } from '../side-cart/quotes.ts'
import type { PageContext } from '../page.ts'
import { isUntouched } from './address-form.ts'
import type { Checkout } from './compose-order.ts'

export interface StepView {
  checkout: Checkout
  listId: string
  isCustomer: boolean
  /** The key of one attempt to place the order, made with the page: pressing twice sends it twice. */
  key: string
  /** Tells one load from the next. */
  load: string
}

/** The list to check out: what is bought now, else for a registry, else an accepted quote, else the cart; without any there is no checkout [CHECKOUT-210, CHECKOUT-211]. */
async function listToOrder({ shop, call }: PageContext): Promise<string> {
  const [now, gifts, quote, cart] = await Promise.all([
    readBuyNow(call),
    readChosenGifts(call),
    readChosenQuote(call),
    call('GET /svc_list/cart', { query: shop.site === 'EUR' ? { country: shop.country } : {} }),
  ])
  const list = now ?? gifts
  if (list) return list._id
  if (quote) return quote.id
  if (cart === null || cart.lines.length === 0) throw redirect('/cart')
  return cart.list._id
}

/**
 * The list that a form of checkout was filled in for. When another one is to be ordered by now, since something was bought
 * at once in another window or is no longer, nothing is kept of it and its page says so.
 */
export async function listOfForm(context: PageContext, form: Pick<URLSearchParams, 'get'>): Promise<string> {
  const listId = await listToOrder(context)
  if (isOther(form, listId)) throw redirect(otherList)
  return listId
}

/** Where a form of another list leads. */
export const otherList = '/checkout/shipping?other=1'

/** Whether a form or an address was made for another list. */
export function isOther(fields: Pick<URLSearchParams, 'get'>, listId: string): boolean {
  return (fields.get('list') ?? listId) !== listId
}

/** Reads the checkout; a form that nobody touched starts with what is known of the shopper [CHECKOUT-219]. */
export async function loadStep(context: PageContext): Promise<StepView> {
  const { shop, call } = context
  const [listId, session] = await Promise.all([listToOrder(context), call('GET /svc_session/session', {})])
  const country = startCountry(shop.site, shop.country)
  const checkout = await call('GET /svc_checkout/checkout/{listId}', { params: { listId }, query: { country } })
  const isCustomer = isLoggedIn(session)
  const { shippingAddress } = checkout.draft
  if (isCustomer && (checkout.registry ? shippingAddress.email === '' : isUntouched(shippingAddress))) {
    const { firstname, lastname, email, telephone } = await call('GET /svc_customer/customer', {})
    // A gift goes to somebody else: of the customer it has the e-mail address.
    Object.assign(shippingAddress, checkout.registry ? { email } : { firstname, lastname, email, telephone })
  }
  return { checkout, listId, isCustomer, key: crypto.randomUUID(), load: crypto.randomUUID() }
}

/** Sends a shopper who skips ahead to the first step that lacks something [CHECKOUT-215]. */
export function guardStep(asked: FormStep, { checkout }: Pick<StepView, 'checkout'>) {
  const { registry } = checkout
  if (!checkout.cart.canCheckOut && asked !== 'review')
    throw redirect(registry ? registryPath(registry.urlKey) : '/cart')
  const first = redirectFrom(asked, checkout.step)
  if (first !== null && checkout.cart.canCheckOut) throw redirect(`/checkout/${first}`)
}
