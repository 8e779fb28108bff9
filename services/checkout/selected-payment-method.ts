import type { ReceivedCall } from '#contract/kernel/call.ts'
import type { checkout } from '#contract/checkout.ts'
import { siteSettings } from '#domain/sites.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { QueryRunner } from '#platform/database.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { findCardForPayment, claimPaymentToken, canPayWith } from '#services/payment-methods/steps.ts'
import { commonRefusal } from '#services/call/dispatch.ts'
import type { Draft } from './computing/draft.ts'

type Changing = ReceivedCall<typeof checkout, 'PUT /svc_checkout/checkout/{listId}'>

/**
 * Returns the payment fields of a checkout update, or undefined for no change. Another shopper's card gets the same
 * refusal as a missing one.
 */
export async function selectedPayment(
  { site, scope, body, now, refuse }: Changing,
  { db, payments }: { db: QueryRunner; payments: Payments },
): Promise<Pick<Draft, 'payment'> | undefined> {
  const { paymentToken: token, storedPaymentMethodId: storedId } = body
  if (storedId !== undefined) {
    const stored = body.adyenType === 'paypal' ? undefined : await findCardForPayment(db, scope, storedId, now)
    if (!stored || !(await claimPaymentToken(db, scope, stored.token))) throw refuse('payment_method_not_found')
    if (stored.isExpired) throw refuse('payment_method_expired')
    return { payment: { token: stored.token, card: stored.card, storedId } }
  }
  if (token === undefined) return undefined
  if (token === null) return { payment: null }
  if (body.adyenType === 'paypal') return { payment: await approvedAtPayPal(token) }
  const card = await payments.cardsOf(site).readCard(token)
  if (card === 'unknown') throw commonRefusal('service_unavailable')
  if (!card || !(await claimPaymentToken(db, scope, token))) throw refuse('payment_method_not_found')
  return { payment: { token, card } }

  /** Fetches the order from PayPal. Treats an unapproved order, or another shopper's order, as missing. */
  async function approvedAtPayPal(token: string) {
    const approval = payments.payPal === null ? null : await payments.payPal.readApproval(token)
    if (approval === 'unknown') throw commonRefusal('service_unavailable')
    if (!approval?.isApproved || approval.currency !== siteSettings[site].currency)
      throw refuse('payment_method_not_found')
    if (!(await canPayWith(db, scope, token, 'paypal'))) throw refuse('payment_method_not_found')
    return { method: 'paypal', token, card: null, approved: { amount: approval.amount, payer: approval.payer } }
  }
}

/** Returns the draft without its stored card if the card was deleted or has expired. */
export async function withoutUnusableCard(db: QueryRunner, scope: Scope, entered: Draft, now: number): Promise<Draft> {
  const { storedId } = entered.payment ?? {}
  if (storedId === undefined) return entered
  const stored = await findCardForPayment(db, scope, storedId, now)
  return stored && !stored.isExpired ? entered : { ...entered, payment: null }
}
