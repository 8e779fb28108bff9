import { reviewsPurchase } from '#domain/analytics/conversions/reviews.ts'
import { analyticsOrder } from '#domain/analytics/event-order.ts'
import { siteSettings } from '#domain/sites.ts'
import { postJson } from '#platform/analytics/post-json.ts'
import type { Delivery, DestinationEngine } from './engine.ts'

/**
 * Creates the engine that posts purchases to a reviews service, with the fields of Bazaarvoice's trackTransaction. The
 * order number is the idempotency key [ANALYTICS-484].
 */
export function reviews({ url, token }: { url: string; token: string }): DestinationEngine<'reviews'> {
  return {
    maxBatch: 1,
    async send(deliveries) {
      const sent: Delivery[] = []
      for (const delivery of deliveries) {
        const { event, order } = delivery
        if (!order) continue
        const { currency, reviewsLocale } = siteSettings[event.site]
        const body = reviewsPurchase(analyticsOrder(order), { currency, locale: reviewsLocale.replace('-', '_') })
        const headers = { authorization: `Bearer ${token}`, 'idempotency-key': order.orderId }
        if (!body) continue
        await postJson(url, { headers, body })
        sent.push(delivery)
      }
      return sent
    },
  }
}
