import type { Payee } from '#services/giftcards/steps.ts'
import type { OrderRow } from '../order-row.ts'

/** Returns the recipient of a replacement when a gift card cannot take money back. */
export function replacementCardRecipient({
  site,
  email,
  document,
}: Pick<OrderRow, 'site' | 'email' | 'document'>): Payee {
  const { firstname, lastname } = document.billingAddress
  return { site, email, name: `${firstname} ${lastname}`.trim(), now: Date.now() }
}
