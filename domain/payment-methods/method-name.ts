import { cardMethod, type PaymentMethod } from '#domain/payment-engines.ts'

const names: Readonly<Record<string, string>> = {
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
  paypal: 'PayPal',
  klarna: 'Klarna',
}

/** Returns the brand name, which is the same in all languages, or null for cards [PAY-241]. */
export function methodName(method: PaymentMethod): string | null {
  if (method === cardMethod) return null
  return Object.hasOwn(names, method) ? names[method]! : method
}
