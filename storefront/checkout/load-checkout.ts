import { redirect } from 'react-router'
import { redirectFrom, type FormStep } from '#domain/checkout/steps.ts'
import { isMilitary } from '#domain/address/military.ts'
import { startCountry } from '#domain/address/form-fields.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import type { PageContext } from '#storefront/page/page.ts'
import { loadMilitaryNotice } from '../shell/load-military-notice.ts'
import { isUntouched } from './address-form.ts'
import type { Checkout } from './compose-order.ts'
import { whereFrom } from './where-from.ts'

export interface StepView {
  checkout: Checkout
  listId: string
  isCustomer: boolean
  /** What to know of military mail, where the order goes there. */
  notice: string | null
  /** The key of one attempt to place the order, made with the page: pressing twice sends it twice. */
  key: string
  /** Tells one load from the next. */
  load: string
}

/** The cart, where what was being bought is gone and nothing is left to check out. */
export const nothingLeft = '/cart?problem=ended'

/** The list to check out; without any there is no checkout, and what there is instead is read [CHECKOUT-210, CHECKOUT-211]. */
async function listToOrder({ call }: PageContext, instead = nothingLeft): Promise<string> {
  const chosen = await call('GET /svc_checkout/chosen', {})
  if (chosen === null) throw redirect(instead)
  return chosen.listId
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
export async function loadStep(context: PageContext, instead?: string): Promise<StepView> {
  const { shop, call } = context
  const [listId, session] = await Promise.all([listToOrder(context, instead), call('GET /svc_session/session', {})])
  const country = startCountry(shop.site, shop.country)
  const checkout = await call('GET /svc_checkout/checkout/{listId}', { params: { listId }, query: { country } })
  const isCustomer = isLoggedIn(session)
  const { shippingAddress } = checkout.draft
  if (isCustomer && (checkout.registry ? shippingAddress.email === '' : isUntouched(shippingAddress))) {
    const { firstname, lastname, email, telephone } = await call('GET /svc_customer/customer', {})
    // A gift goes to somebody else: of the customer it has the e-mail address.
    Object.assign(shippingAddress, checkout.registry ? { email } : { firstname, lastname, email, telephone })
  }
  const hasNotice = shop.site === 'APO' || isMilitary(shippingAddress)
  const notice = hasNotice ? await loadMilitaryNotice(context) : null
  return { checkout, listId, isCustomer, notice, key: crypto.randomUUID(), load: crypto.randomUUID() }
}

/** Sends a shopper who skips ahead to the first step that lacks something [CHECKOUT-215]. */
export function guardStep(asked: FormStep, { checkout }: Pick<StepView, 'checkout'>) {
  if (!checkout.cart.canCheckOut && asked !== 'review') throw redirect(whereFrom(checkout))
  const first = redirectFrom(asked, checkout.step)
  if (first !== null && checkout.cart.canCheckOut) throw redirect(`/checkout/${first}`)
}
