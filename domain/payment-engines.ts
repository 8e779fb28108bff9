export const engineNames = ['spreedly', 'adyen', 'paypal'] as const
export type EngineName = (typeof engineNames)[number]
/** Card engines. Each site uses one [CHECKOUT-010]. */
export type CardEngineName = Exclude<EngineName, 'paypal'>

/** An open set of values; 'scheme' is a card [PAY-241]. */
export type PaymentMethod = string
export const cardMethod: PaymentMethod = 'scheme'
