/**
 * A waiting delivery has another attempt, and a failed one has none left. A canceled one was waiting when its endpoint
 * unsubscribed from the site or event.
 */
export const webhookDeliveryStates = ['waiting', 'delivered', 'failed', 'canceled'] as const
export type WebhookDeliveryState = (typeof webhookDeliveryStates)[number]
