import type { CardEngineName, EngineName, PaymentMethod } from '#domain/payment-engines.ts'

/** Which engine takes a payment: PayPal what is agreed to there, whoever takes the site's cards all else. */
export function engineFor(method: PaymentMethod, cards: CardEngineName): EngineName {
  return method === 'paypal' ? 'paypal' : cards
}

/** The wire's word for who took a payment: who is not Adyen has the default's [PAY-203]. */
export function paymentTypeOf(engine: EngineName): CardEngineName {
  return engine === 'adyen' ? 'adyen' : 'spreedly'
}
