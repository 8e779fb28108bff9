import { cardMethod } from '#domain/payment-engines.ts'
import { methodName } from '#domain/payment-methods/method-name.ts'
import type { IconName } from '#ui/icon-names.ts'

interface PaymentKind {
  icon: IconName
  /** The name of the brand, the same in every language; null for a card, which has a word in each. */
  name: string | null
}
const icons = new Map<string, IconName>([
  [cardMethod, 'card'],
  ['applepay', 'wallet'],
  ['googlepay', 'wallet'],
  ['paypal', 'wallet'],
  ['klarna', 'wallet'],
])

/** How a kind of payment is shown; one that we do not know by its own name, with a neutral icon [PAY-241]. */
export function paymentKind(adyenType: string): PaymentKind {
  return { icon: icons.get(adyenType) ?? 'coin', name: methodName(adyenType) }
}

/** What is paid by, where it is no card; null for a card and for nothing. */
export function methodBesideCards(payment: { adyenType: string } | null): string | null {
  return payment === null || payment.adyenType === cardMethod ? null : payment.adyenType
}
