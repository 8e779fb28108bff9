import type { Approval, AmountDue, PaymentOutcome } from '../engine.ts'
import { capturesOf, minorOf, type Capture, type VendorOrder as Order } from './wire.ts'

export const isCaptured = (status: string) => status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED'
export const matchesKey =
  (key: string) =>
  ({ custom_id }: Capture) =>
    custom_id === key
export const isAmount = (money: Capture['amount'], { amount, currency }: AmountDue) =>
  minorOf(money) === amount && money.currency_code === currency

/** Returns true if an order pays the payee. A capture response may omit the payee. */
export function paysPayee({ purchase_units: units }: Order, payee: string | null, isCaptureResponse = false): boolean {
  return payee === null || units.every((unit) => (unit.payee ? unit.payee.merchant_id === payee : isCaptureResponse))
}

/** Returns true if the approved amount matches, because PayPal captures only that amount [PAY-240]. */
export function isApprovedFor({ purchase_units: units }: Order, due: AmountDue): boolean {
  return units.length === 1 && units[0]!.amount !== undefined && isAmount(units[0]!.amount, due)
}

/**
 * Returns an order's outcome for its key, null if the order was not captured, or an error if it paid for another key.
 */
export function ownOutcome(order: Order, key: string, due: AmountDue): PaymentOutcome | null {
  const captures = capturesOf(order)
  const own = captures.filter(matchesKey(key))
  const payment = own.find(({ status }) => isCaptured(status)) ?? own.at(-1)
  if (payment) return paidOutcome(payment, due)
  return captures.length > 0 ? refusedOutcome('error') : null
}

/** Returns a capture's outcome. Includes the reference even if the amount is wrong, because the refund needs it. */
export function paidOutcome(capture: Capture, due: AmountDue): PaymentOutcome {
  if (isAmount(capture.amount, due)) return outcomeOf(capture)
  return { state: 'failed', reference: capture.id, reason: 'amount_mismatch' }
}

export function outcomeOf({ id, status }: Capture): PaymentOutcome {
  if (isCaptured(status)) return { state: 'authorized', reference: id, card: null }
  // PayPal or the shopper's bank is reviewing the payment.
  if (status === 'PENDING') return { state: 'pending', reference: id, challengeUrl: null, card: null, isReviewed: true }
  return { state: 'failed', reference: id, reason: status === 'REFUNDED' ? 'error' : 'declined' }
}

export function refusedOutcome(reason: 'declined' | 'amount_mismatch' | 'error'): PaymentOutcome {
  return { state: 'failed', reference: null, reason }
}

/** Returns an order's approval, or null if the order has no amount. */
export function approvalOf({ status, purchase_units: [unit], payer }: Order): Approval | null {
  if (!unit?.amount) return null
  const { currency_code: currency } = unit.amount
  return {
    amount: minorOf(unit.amount),
    currency: currency as AmountDue['currency'],
    isApproved: status === 'APPROVED',
    isTaken: status === 'COMPLETED',
    payer: payer?.email_address ?? null,
  }
}
