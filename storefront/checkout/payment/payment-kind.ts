import { cardMethod } from '#domain/payment-engines.ts'
import { methodName } from '#domain/payment-methods/method-name.ts'
import type { IconName } from '#ui/icon-names.ts'

interface PaymentKind {
  icon: IconName
  /** Brand name. Null for cards, because 'card' is translated. */
  name: string | null
}
const icons = new Map<string, IconName>([
  [cardMethod, 'card'],
  ['applepay', 'wallet'],
  ['googlepay', 'wallet'],
  ['paypal', 'wallet'],
  ['klarna', 'wallet'],
])

/** Returns a payment type's name and icon. An unknown type gets its wire name and a neutral icon [PAY-241]. */
export function paymentKind(adyenType: string): PaymentKind {
  return { icon: icons.get(adyenType) ?? 'coin', name: methodName(adyenType) }
}

/** Returns the payment method, or null for cards and free orders. */
export function nonCardMethod(payment: { adyenType: string } | null): string | null {
  return payment === null || payment.adyenType === cardMethod ? null : payment.adyenType
}
