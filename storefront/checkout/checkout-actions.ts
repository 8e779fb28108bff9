import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { placeKey } from '#domain/address/postal-place.ts'
import type { Site } from '#domain/sites.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { suggestAddress } from '#storefront/browser/addresses/suggest-address.ts'
import { chosenAddress, saveToBook, newAddressPath, newBillingPath } from './address/address-book-choice.ts'
import { findAddressProblems, readAddress, type SentDraft, type WireAddress } from './address/address-form.ts'
import { isPickupOrder, type Checkout } from './placing/compose-order.ts'
import { changeGiftCards } from './gift-cards/gift-card-actions.ts'
import { payPalState } from './payment/paypal-state.ts'
import { readFormListId } from './load-checkout.ts'
import { readShipping } from './shipping/read-shipping.ts'
import { readChoice } from './card/stored-cards.ts'

export type StepResult = { kind: Trouble } | Suggestion
type Trouble =
  | 'invalid'
  | 'card-missing'
  | 'card-unknown'
  | 'card-expired'
  | 'paypal-failed'
  | 'no-pickup'
  | 'no-place'
  | 'failed'
interface Suggestion {
  kind: 'suggested'
  entered: WireAddress
  suggested: WireAddress
  /** Other form fields to resubmit. */
  hiddenFields: Readonly<Record<string, string>>
}

const stay = (kind: Trouble): ActionResult => ({ status: 422, data: { kind } satisfies StepResult })

const refusedAs: Partial<Record<string, 'no-pickup' | 'no-place' | 'card-expired' | 'card-unknown'>> = {
  pickup_disabled: 'no-pickup',
  wrong_pickup_place: 'no-place',
  payment_method_expired: 'card-expired',
  payment_method_not_found: 'card-unknown',
}

async function save(
  call: StoreCall,
  listId: string,
  draft: SentDraft,
): Promise<Checkout | 'no-pickup' | 'no-place' | 'card-expired' | 'card-unknown' | 'failed'> {
  try {
    return await call('PUT /svc_checkout/checkout/{listId}', {
      params: { listId },
      body: draft,
      key: crypto.randomUUID(),
    })
  } catch (error) {
    if (!isRefusalError(error)) throw error
    return refusedAs[error.code] ?? 'failed'
  }
}

/** Returns true for a valid address that has not been confirmed. Only then is a correction suggested. */
function isNewPlace(site: Site, form: Pick<URLSearchParams, 'get' | 'has'>, entered: WireAddress): boolean {
  if (form.has('op') || form.has('collects') || form.get('way') === 'pickup') return false
  return form.get('settled') !== placeKey(entered) && findAddressProblems(site, 'shipping', entered).length === 0
}

/** Saves the shipping step and continues once address and rates are complete. */
export async function saveShipping(
  context: PageContext,
  _: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  const { call, shop } = context
  const listId = await readFormListId(context, form)
  const chosen = await chosenAddress(context, form)
  const opensForm = chosen === 'open-form'
  const isConfirmed = form.has('confirmed')
  const draft = {
    ...readShipping(form),
    ...(chosen && !opensForm && { shippingAddress: chosen }),
    ...(isConfirmed && { asEntered: true as const }),
  }
  const entered = draft.shippingAddress
  const isNew = chosen === null && !isConfirmed && isNewPlace(shop.site, form, entered)
  // In parallel, because both wait for external services.
  const [checkout, suggested] = await Promise.all([
    save(call, listId, draft),
    isNew ? suggestAddress(call, entered) : null,
  ])
  if (typeof checkout === 'string') return stay(checkout)
  if (opensForm) return { to: `${newAddressPath}#ship-to` }
  if (form.get('op') === 'country') return { to: form.get('saved') === 'new' ? newAddressPath : '/checkout/shipping' }
  // A gift ships to its recipient, so only the email is required.
  const isPickup = isPickupOrder(checkout)
  const problems =
    checkout.registry || isPickup
      ? checkout.problems.shipping
      : findAddressProblems(shop.site, 'shipping', draft.shippingAddress)
  // Without JavaScript, pickup location and hours appear only after the shopper chooses pickup and must be seen before
  // continuing.
  if (isPickup && form.get('op') !== 'way' && form.has('collects') && problems.length === 0)
    return { to: checkout.totals.wire === null ? '/checkout/shipping#rates' : '/checkout/payment' }
  if (isPickup && !form.has('collects')) return { to: '/checkout/shipping#way' }
  if (problems.length > 0) return stay('invalid')
  if (suggested && !checkout.draft.isAsEntered && checkout.registry === null) {
    const hiddenFields = Object.fromEntries([...form].filter(([name]) => /^(?:rate-\d{1,2}|mode|way|keep)$/.test(name)))
    return { status: 200, data: { kind: 'suggested', entered, suggested, hiddenFields } satisfies StepResult }
  }
  if (form.get('keep') === 'on') await saveToBook(context, draft.shippingAddress)
  // Gift cards and programs need no shipping choice.
  const { rates = checkout.shipping.rates.length === 0 ? [] : undefined } = draft
  if (
    checkout.shipping.state !== 'valid' ||
    checkout.totals.wire === null ||
    !rates ||
    ['mode', 'way'].includes(form.get('op') ?? '')
  )
    return { to: '/checkout/shipping#rates' }
  // A different address may have different rates, so the shopper must see a new price before accepting it.
  const isUnchanged = rates.every(({ shippingCode }) =>
    checkout.draft.rates.some((rate) => rate.shippingCode === shippingCode),
  )
  return { to: isUnchanged ? '/checkout/payment' : '/checkout/shipping#rates' }
}

/** Saves the billing address and the card, and continues once both are complete. */
export async function savePayment(
  context: PageContext,
  _: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  if (form.get('op') === 'giftcard') return changeGiftCards(context, form)
  const { call } = context
  const listId = await readFormListId(context, form)
  const isSame = form.get('same') === 'on'
  const chosen = isSame ? null : await chosenAddress(context, form, 'billing-saved')
  const card = readChoice(form)
  const checkout = await save(call, listId, {
    billingSameAsShipping: isSame,
    ...(!isSame && chosen !== 'open-form' && { billingAddress: chosen ?? readAddress(form, 'billing') }),
    ...card,
  })
  if (typeof checkout === 'string') return stay(checkout)
  if (chosen === 'open-form') return { to: `${newBillingPath}#billing` }
  if (form.get('op') === 'forget-card' || form.get('op') === 'country')
    return { to: form.get('billing-saved') === 'new' ? newBillingPath : '/checkout/payment' }
  if (checkout.problems.billing.length > 0) return stay('invalid')
  if (form.get('method') === 'paypal' && checkout.needsCard && payPalState(checkout) !== 'agreed')
    return requestPayPalApproval(call, listId)
  if (checkout.step === 'review') return { to: '/checkout/review' }
  return checkout.step === 'payment' ? stay('card-missing') : { to: `/checkout/${checkout.step}` }
}

async function requestPayPalApproval(call: StoreCall, listId: string): Promise<ActionResult> {
  try {
    const { approvalUrl } = await call('POST /svc_checkout/checkout/{listId}/paypal', {
      params: { listId },
      body: {},
      key: crypto.randomUUID(),
    })
    return { to: approvalUrl }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    return stay('paypal-failed')
  }
}

/** Saves a token from the vault or PayPal. Returns 'unknown' if the token is not recognized. */
export async function saveReturnedToken(
  { call }: PageContext,
  listId: string,
  token: Pick<SentDraft, 'paymentToken' | 'adyenType'>,
): Promise<'taken' | 'unknown' | 'failed'> {
  const saved = await save(call, listId, token)
  if (typeof saved !== 'string') return 'taken'
  return saved === 'card-unknown' ? 'unknown' : 'failed'
}
