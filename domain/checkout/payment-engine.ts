import type { CardEngineName, EngineName, PaymentMethod } from '#domain/payment-engines.ts'

/** Which engine takes a payment: what it is made by may have its own, all else goes through who takes the site's cards. */
export function engineFor(method: PaymentMethod, cards: CardEngineName): EngineName {
  return method === 'paypal' && cards === 'spreedly' ? 'paypal' : cards
}

/** The wire's word for who took a payment [PAY-203]. */
export function paymentTypeOf(engine: EngineName): CardEngineName {
  return engine === 'adyen' ? 'adyen' : 'spreedly'
}
