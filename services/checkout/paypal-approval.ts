import { randomUUID } from 'node:crypto'
import { isSubmissionKey } from '#contract/client/submission-key.ts'
import type { ReceivedCall, Reply } from '#contract/kernel/call.ts'
import type { checkout } from '#contract/checkout.ts'
import { paymentMethodsForOrder } from '#domain/checkout/payment-methods.ts'
import { amountToPay } from '#domain/checkout/totals.ts'
import { siteSettings } from '#domain/sites.ts'
import type { Database } from '#platform/database.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { readOwnList } from '#services/lists/steps.ts'
import { claimPaymentToken, acceptedPaymentMethods } from '#services/payment-methods/steps.ts'
import { commonRefusal } from '#services/call/dispatch.ts'
import { storedReply, writeOnce } from '#services/call/idempotency.ts'
import { computeCheckout, type ComputeDeps } from './computing/compute.ts'
import { agreementsOf } from './computing/computed-checkout.ts'
import { readDraft } from './computing/draft.ts'
import { registryFor, withShipTo } from './computing/gifts.ts'

type ApprovalCall = ReceivedCall<typeof checkout, 'POST /svc_checkout/checkout/{listId}/paypal'>
type Approval = Reply<typeof checkout, 'POST /svc_checkout/checkout/{listId}/paypal'>

/**
 * Creates a PayPal order for a checkout. Only this shopper can pay with it. It charges nothing and creates no order in
 * the store [PAY-240].
 */
export async function requestPayPalApproval(
  received: ApprovalCall,
  deps: ComputeDeps & { db: Database; payments: Payments },
): Promise<Approval> {
  const { site, scope, params, origin, key, now, refuse } = received
  const { db, payments } = deps
  const stored = await storedReply<Approval>(db, received)
  if (stored) return stored
  const list = await readOwnList(db, scope, params.listId)
  if (!list?.isActive) throw refuse('list_not_found')
  const registry = await registryFor(db, site, list, now)
  if (registry === undefined) throw refuse('list_not_found')
  const draft = withShipTo(await readDraft(db, site, list.id), registry)
  const computed = await computeCheckout(deps, scope, list, draft, now)
  const amount = computed.totals && amountToPay(computed.totals)
  if (amount === null || amount === 0) throw refuse('nothing_to_pay')
  const offered = acceptedPaymentMethods(payments, site, draft.shippingAddress.countryId)
  if (!payments.payPal || !paymentMethodsForOrder(offered, agreementsOf(computed)).includes('paypal'))
    throw refuse('method_unavailable')
  const back = (outcome: string) => `${origin}/checkout/payment?list=${list.id}&paypal=${outcome}`
  // PayPal remembers keys for longer than a submission key is valid, so a new submission must not reuse its key there.
  const attempt = isSubmissionKey(key) ? randomUUID() : key
  const approval = await payments.payPal.requestApproval({
    amount,
    currency: siteSettings[site].currency,
    key: `${list.id}.${attempt}.${amount}`,
    returnUrl: back('agreed'),
    cancelUrl: back('cancelled'),
  })
  if (typeof approval === 'string') throw commonRefusal('service_unavailable')
  return writeOnce(db, received, async (tx) => {
    if (!(await claimPaymentToken(tx, scope, approval.token, 'paypal'))) throw refuse('method_unavailable')
    return approval
  })
}
