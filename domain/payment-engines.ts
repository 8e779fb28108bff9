/** Who may take money; an order keeps who took its payment. */
export const engineNames = ['spreedly', 'adyen', 'paypal'] as const
export type EngineName = (typeof engineNames)[number]
/** Who takes cards: a site has one of these [CHECKOUT-010]. */
export type CardEngineName = Exclude<EngineName, 'paypal'>

/** What a payment is made by, as the wire names it; an open set, in which 'scheme' is a card [PAY-241]. */
export type PaymentMethod = string
export const cardMethod: PaymentMethod = 'scheme'
