import type { Checkout } from '../placing/compose-order.ts'

/** Returns the PayPal state: not approved, approved for a different amount than is due, or approved [PAY-240]. */
export function payPalState({
  draft: { payment },
  totals: { toPay },
}: Pick<Checkout, 'draft' | 'totals'>): 'open' | 'outdated' | 'agreed' {
  if (payment?.adyenType !== 'paypal' || payment.authorizedPayPalAmount === null) return 'open'
  return payment.authorizedPayPalAmount === toPay ? 'agreed' : 'outdated'
}
