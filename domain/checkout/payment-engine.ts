import type { CardEngineName, EngineName, PaymentMethod } from '#domain/payment-engines.ts'

/** Returns PayPal for its own method, else the site's card engine. */
export function engineFor(method: PaymentMethod, cards: CardEngineName): EngineName {
  return method === 'paypal' ? 'paypal' : cards
}

/** Returns the wire's payment type; only Adyen is not the default [PAY-203]. */
export function paymentTypeOf(engine: EngineName): CardEngineName {
  return engine === 'adyen' ? 'adyen' : 'spreedly'
}
