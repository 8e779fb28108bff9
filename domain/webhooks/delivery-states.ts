/**
 * A waiting delivery has another attempt; a failed one has none left. A canceled one was waiting when the endpoint left
 * its site or event.
 */
export const deliveryStates = ['waiting', 'delivered', 'failed', 'canceled'] as const
export type DeliveryState = (typeof deliveryStates)[number]
