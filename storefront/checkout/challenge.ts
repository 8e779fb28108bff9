import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { longestTarget } from '#domain/routes/redirect.ts'

export type Order = Reply<Store, 'GET /svc_checkout/order/{orderId}'>

/** How often and how long an order is looked at after the bank's question, in milliseconds [PAY-214]. */
export const pollMilliseconds = 2_000
export const maxPolling = 60_000

/**
 * Where an order's status leads: paid orders to success, failed ones back to payment with three_ds; a bank's question
 * that is open stays with it [PAY-209..213, ERROR-234].
 */
export function afterBank({ orderId, status, payment }: Pick<Order, 'orderId' | 'status' | 'payment'>): string | null {
  switch (status) {
    case 'payment_complete':
    case 'published':
      return `/checkout/success?order=${orderId}`
    case 'payment_error':
      return payment.adyenType === 'paypal' ? payPalFailed : bankFailed
    case 'new':
    case 'payment_pending':
      return null
  }
}

/**
 * Whether a payment that waits is to be ended as its shopper comes back: with Adyen by what they bring along, and not
 * without it; other vendors are asked what came of it [PAY-404, PAY-405].
 */
export function endsPayment({ status, payment }: Pick<Order, 'status' | 'payment'>, redirectResult: string | null) {
  if (afterBank({ orderId: '', status, payment }) !== null) return false
  return payment.paymentType !== 'adyen' || redirectResult !== null
}

/** Back to payment: the bank did not confirm [PAY-212, PAY-213]. */
export const bankFailed = '/checkout/payment?problem=three_ds'

/** The same of what PayPal looked at: it could not be taken, or is looked at still. */
const payPalFailed = '/checkout/payment?problem=paypal_declined'
export const payPalWaits = '/checkout/payment?problem=paypal_waits'

/**
 * Where placing an order leads: to the bank's question, to its waiting page, or to success; a question whose address is
 * too long for a header is a link of the waiting page [PAY-207].
 */
export function afterPlacing(order: Pick<Order, 'orderId' | 'status' | 'payment'>): string {
  const { orderId, status, payment } = order
  const { challengeUrl } = payment
  if (status === 'payment_pending' && challengeUrl !== undefined && challengeUrl.length <= longestTarget)
    return challengeUrl
  return afterBank(order) ?? `/checkout/bank/${orderId}`
}
