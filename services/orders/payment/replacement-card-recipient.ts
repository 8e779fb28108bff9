import type { Payee } from '#services/gift-cards/steps.ts'
import type { OrderRow } from '../order-row.ts'

/** Returns the recipient of the replacement for a gift card that cannot receive a refund. */
export function replacementCardRecipient({
  site,
  email,
  document,
}: Pick<OrderRow, 'site' | 'email' | 'document'>): Payee {
  const { firstname, lastname } = document.billingAddress
  return { site, email, name: `${firstname} ${lastname}`.trim(), now: Date.now() }
}
