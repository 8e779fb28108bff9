import type { Database } from '#platform/database.ts'
import type { ApprovalEngine, AmountDue, PaymentOutcome } from '#platform/payments/engine.ts'
import { acquirePaymentLease, type LinkPayment } from './payments-repository.ts'

/** Returns true if a PayPal payment is not approved yet or its capture status is unknown. */
export function needsApproval({ engine, reference, amount, giftCardPart }: LinkPayment): boolean {
  return engine === 'paypal' && reference === null && giftCardPart < amount
}

/** Returns true if a capture may be in progress, so that no other payment can replace this one. */
export function mayBeCapturing({ engine, status, asks }: LinkPayment): boolean {
  return engine === 'paypal' && status === 'pending' && asks > 0
}

/**
 * Creates a PayPal order under the payment's id, so that a retry finds the same order. Returns null if there is no
 * approval URL [PAY-004].
 */
export async function createPayPalOrder(
  payPal: ApprovalEngine | null,
  { id }: Pick<LinkPayment, 'id'>,
  due: AmountDue,
  returnUrl: string,
): Promise<{ token: string; challengeUrl: string } | null> {
  const cancelUrl = `${returnUrl}?cancelled=1`
  const approval = await payPal?.requestApproval({ ...due, key: `link.${id}`, returnUrl, cancelUrl, takesAtOnce: true })
  if (approval === undefined || typeof approval === 'string') return null
  return { token: approval.token, challengeUrl: approval.approvalUrl }
}

/**
 * Captures a payment that the payer approved, for exactly the requested amount. After a lost response, finds the
 * existing capture. Returns null if the payment is not approved [PAY-004, PAY-240].
 */
export async function captureApprovedPayment(
  db: Database,
  payPal: ApprovalEngine | null,
  { id, token, createdAt: since, email }: LinkPayment,
  due: AmountDue,
): Promise<PaymentOutcome | null> {
  if (token === null) return null
  const approval = payPal ? await payPal.readApproval(token) : 'unknown'
  if (payPal === null || approval === 'unknown') return { state: 'unknown' }
  if (!approval?.isApproved && !approval?.isTaken) return null
  const found = approval.isTaken ? await payPal.find(id, since, due) : null
  if (found) return found
  // From here on, money may move, so a payer in another tab must wait for the result.
  if ((await acquirePaymentLease(db, id, true)) === 0) return { state: 'unknown' }
  const nobody = { ip: '', browserInfo: undefined, returnUrl: '' }
  return payPal.authorize({ token, ...due, key: id, since, email, ...nobody })
}
