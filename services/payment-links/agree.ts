import type { Database } from '#platform/database.ts'
import type { ApprovalEngine, Due, PaymentOutcome } from '#platform/payments/engine.ts'
import { acquirePaymentLease, type LinkPayment } from './payments-repository.ts'

/** Whether what pays beside gift cards is agreed to at PayPal, and nothing of it is known to be taken yet. */
export function isToAgree({ engine, reference, amount, giftCardPart }: LinkPayment): boolean {
  return engine === 'paypal' && reference === null && giftCardPart < amount
}

/** Whether money that was agreed to may be taken already: no other payment takes the place of this one. */
export function isBeingTaken({ engine, status, asks }: LinkPayment): boolean {
  return engine === 'paypal' && status === 'pending' && asks > 0
}

/**
 * Asks PayPal to have a payment of a link agreed to by its payer, under the payment's own name, so that asked again it is
 * the same question. Nothing is taken by that; null when PayPal did not say where [PAY-004].
 */
export async function askToAgree(
  payPal: ApprovalEngine | null,
  { id }: Pick<LinkPayment, 'id'>,
  due: Due,
  returnUrl: string,
): Promise<{ token: string; challengeUrl: string } | null> {
  const cancelUrl = `${returnUrl}?cancelled=1`
  const asked = await payPal?.askApproval({ ...due, key: `link.${id}`, returnUrl, cancelUrl, takesAtOnce: true })
  if (asked === undefined || typeof asked === 'string') return null
  return { token: asked.token, challengeUrl: asked.approvalUrl }
}

/**
 * Takes what the payer of a link has agreed to, in the name of their payment, or finds that it is taken, as when the answer
 * was lost; null while they have not agreed. What is taken is what the store asked for, or nothing [PAY-004, PAY-240].
 */
export async function takeAgreed(
  db: Database,
  payPal: ApprovalEngine | null,
  { id, token, createdAt: since, email }: LinkPayment,
  due: Due,
): Promise<PaymentOutcome | null> {
  if (token === null) return null
  const approval = payPal ? await payPal.readApproval(token) : 'unknown'
  if (payPal === null || approval === 'unknown') return { state: 'unknown' }
  if (!approval?.isApproved && !approval?.isTaken) return null
  const found = approval.isTaken ? await payPal.find(id, since, due) : null
  if (found) return found
  // From now on there may be money: who pays in another tab has to wait for what comes of it.
  if ((await acquirePaymentLease(db, id, true)) === 0) return { state: 'unknown' }
  const nobody = { ip: '', browserInfo: undefined, returnUrl: '' }
  return payPal.authorize({ token, ...due, key: id, since, email, ...nobody })
}
