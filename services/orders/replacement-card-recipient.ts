import type { Payee } from '#services/giftcards/steps.ts'
import type { OrderRow } from './repository.ts'

/** Who gets a gift card when one that paid an order can take nothing back. */
export function replacementCardRecipient({
  site,
  email,
  document,
}: Pick<OrderRow, 'site' | 'email' | 'document'>): Payee {
  const { firstname, lastname } = document.billingAddress
  return { site, email, name: `${firstname} ${lastname}`.trim(), now: Date.now() }
}
