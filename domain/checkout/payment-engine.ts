import type { CardEngineName, EngineName, PaymentMethod } from '#domain/payment-engines.ts'

/** Returns PayPal for PayPal payments, or else the site's card engine. */
export function engineFor(method: PaymentMethod, cards: CardEngineName): EngineName {
  return method === 'paypal' ? 'paypal' : cards
}

/** Returns the payment type on the wire: 'adyen' for Adyen, 'spreedly' for every other engine [PAY-203]. */
export function paymentTypeOf(engine: EngineName): CardEngineName {
  return engine === 'adyen' ? 'adyen' : 'spreedly'
}
