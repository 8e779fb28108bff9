import { cardMethod, type PaymentMethod } from '#domain/payment-engines.ts'

const names: Readonly<Record<string, string>> = {
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
  paypal: 'PayPal',
  klarna: 'Klarna',
}

/** The brand of what is paid by, the same in every language; null for a card, and its own word for one that is not known [PAY-241]. */
export function methodName(method: PaymentMethod): string | null {
  if (method === cardMethod) return null
  return Object.hasOwn(names, method) ? names[method]! : method
}
