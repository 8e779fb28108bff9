import type { Checkout } from './compose-order.ts'

/**
 * Whether PayPal's page comes next: nothing was agreed to there, another amount than is to be paid now, or this one
 * [PAY-240].
 */
export function payPalState({
  draft: { payment },
  totals: { toPay },
}: Pick<Checkout, 'draft' | 'totals'>): 'open' | 'outdated' | 'agreed' {
  if (payment?.adyenType !== 'paypal' || payment.authorizedPayPalAmount === null) return 'open'
  return payment.authorizedPayPalAmount === toPay ? 'agreed' : 'outdated'
}
