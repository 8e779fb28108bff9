/** Payment engines; an order stores the engine of its payment. */
export const engineNames = ['spreedly', 'adyen', 'paypal'] as const
export type EngineName = (typeof engineNames)[number]
/** Card engines; each site has one [CHECKOUT-010]. */
export type CardEngineName = Exclude<EngineName, 'paypal'>

/** A payment method as named on the wire; an open set in which 'scheme' is a card [PAY-241]. */
export type PaymentMethod = string
export const cardMethod: PaymentMethod = 'scheme'
