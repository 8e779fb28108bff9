import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { maxTargetLength } from '#domain/routes/redirect.ts'

export type Order = Reply<Store, 'GET /svc_checkout/order/{orderId}'>

/** Interval and duration of order polling after a challenge, in milliseconds [PAY-214]. */
export const pollIntervalMs = 2_000
export const maxPollingMs = 60_000

/**
 * Returns the path to show after the bank's challenge, or null while the challenge is open. A paid order leads to the
 * success page, a failed one to the payment step with its 3-D Secure error [PAY-209..213, ERROR-234].
 */
export function pathAfterBank({
  orderId,
  status,
  payment,
}: Pick<Order, 'orderId' | 'status' | 'payment'>): string | null {
  switch (status) {
    case 'payment_complete':
    case 'published':
      return `/checkout/success?order=${orderId}`
    case 'payment_error':
      return payment.adyenType === 'paypal' ? payPalFailed : bankFailurePath
    case 'new':
    case 'payment_pending':
      return null
  }
}

/**
 * Returns true if a pending payment can be completed when the shopper returns: Adyen needs the redirect result, and
 * other vendors are queried [PAY-404, PAY-405].
 */
export function endsPayment({ status, payment }: Pick<Order, 'status' | 'payment'>, redirectResult: string | null) {
  if (pathAfterBank({ orderId: '', status, payment }) !== null) return false
  return payment.paymentType !== 'adyen' || redirectResult !== null
}

/** Target if the bank did not confirm the payment [PAY-212, PAY-213]. */
export const bankFailurePath = '/checkout/payment?problem=three_ds'

/** Target if PayPal refused the payment or is still reviewing it. */
const payPalFailed = '/checkout/payment?problem=paypal_declined'
export const payPalPendingPath = '/checkout/payment?problem=paypal_waits'

/**
 * Returns the next page for a new order: the bank's challenge, the waiting page, or success. A challenge URL too long
 * for a header becomes a link on the waiting page [PAY-207].
 */
export function pathAfterPlacing(order: Pick<Order, 'orderId' | 'status' | 'payment'>): string {
  const { orderId, status, payment } = order
  const { challengeUrl } = payment
  if (status === 'payment_pending' && challengeUrl !== undefined && challengeUrl.length <= maxTargetLength)
    return challengeUrl
  return pathAfterBank(order) ?? `/checkout/bank/${orderId}`
}
