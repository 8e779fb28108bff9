import { redirect } from '#storefront/router/results.ts'
import { stepRedirect, type FormStep } from '#domain/checkout/steps.ts'
import { isMilitary } from '#domain/address/military.ts'
import { initialCountry } from '#domain/address/form-fields.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import type { PageContext } from '#storefront/page/page.ts'
import { loadMilitaryNotice } from '../shell/notices/load-military-notice.ts'
import { isUntouched } from './address/address-form.ts'
import type { Checkout } from './placing/compose-order.ts'
import { checkoutOrigin } from './checkout-origin.ts'

export interface StepView {
  checkout: Checkout
  listId: string
  isCustomer: boolean
  notice: string | null
  /** The order's submission key, created when the page loads, so that submitting twice places one order. */
  key: string
  load: string
}

/** Cart URL with the message that the buy-now order has expired and nothing is left to order. */
export const expiredBuyNowPath = '/cart?problem=ended'

/** Returns the list to order. Redirects to `instead` if there is none [CHECKOUT-210, CHECKOUT-211]. */
async function listToOrder({ call }: PageContext, instead = expiredBuyNowPath): Promise<string> {
  const chosen = await call('GET /svc_checkout/chosen', {})
  if (chosen === null) throw redirect(instead)
  return chosen.listId
}

/**
 * Returns the list that a form was filled out for. Redirects if a buy-now order in a different window has replaced the
 * list.
 */
export async function readFormListId(context: PageContext, form: Pick<URLSearchParams, 'get'>): Promise<string> {
  const listId = await listToOrder(context)
  if (isOtherList(form, listId)) throw redirect(replacedListPath)
  return listId
}

export const replacedListPath = '/checkout/shipping?other=1'

/** Returns true if a form or query belongs to a different list. */
export function isOtherList(fields: Pick<URLSearchParams, 'get'>, listId: string): boolean {
  return (fields.get('list') ?? listId) !== listId
}

/** Loads the checkout and prefills an untouched form with the shopper's known details [CHECKOUT-219]. */
export async function loadCheckoutStep(context: PageContext, instead?: string): Promise<StepView> {
  const { shop, call } = context
  const [listId, session] = await Promise.all([listToOrder(context, instead), call('GET /svc_session/session', {})])
  const country = initialCountry(shop.site, shop.country)
  const checkout = await call('GET /svc_checkout/checkout/{listId}', { params: { listId }, query: { country } })
  const isCustomer = isLoggedIn(session)
  const { shippingAddress } = checkout.draft
  if (isCustomer && (checkout.registry ? shippingAddress.email === '' : isUntouched(shippingAddress))) {
    const { firstname, lastname, email, telephone } = await call('GET /svc_customer/customer', {})
    // A gift ships to its recipient, so only the customer's email is known.
    Object.assign(shippingAddress, checkout.registry ? { email } : { firstname, lastname, email, telephone })
  }
  const hasNotice = shop.site === 'APO' || isMilitary(shippingAddress)
  const notice = hasNotice ? await loadMilitaryNotice(context) : null
  return { checkout, listId, isCustomer, notice, key: crypto.randomUUID(), load: crypto.randomUUID() }
}

/** Redirects to the first incomplete step if the shopper skips ahead [CHECKOUT-215]. */
export function guardStep(requested: FormStep, { checkout }: Pick<StepView, 'checkout'>) {
  if (!checkout.cart.canCheckOut && requested !== 'review') throw redirect(checkoutOrigin(checkout))
  const first = stepRedirect(requested, checkout.step)
  if (first !== null && checkout.cart.canCheckOut) throw redirect(`/checkout/${first}`)
}
