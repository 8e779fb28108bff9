import { affiliateOrder } from '#domain/analytics/conversions/affiliate.ts'
import { siteSettings } from '#domain/sites.ts'
import { postJson } from '#platform/analytics/post-json.ts'
import { vendorUrl } from '#platform/analytics/vendor-url.ts'
import type { Delivery, DestinationEngine } from './engine.ts'

interface AffiliateSettings {
  /** Example: https://client.avantlink.com. */
  url: string
  /** The merchant's UUID, the same for all sites. */
  merchantId: string
}

/**
 * Creates the engine for AvantLink's server-to-server order tracking, which counts a repeated order once, by its number
 * [ANALYTICS-492, ANALYTICS-499].
 */
export function affiliate({ url, merchantId }: AffiliateSettings): DestinationEngine<'affiliate'> {
  const target = vendorUrl(url, `merchants/${merchantId}/tracking/order`)
  return {
    maxBatch: 1,
    async send(deliveries) {
      const sent: Delivery[] = []
      for (const delivery of deliveries) {
        const { event, order } = delivery
        const counted = order && affiliateOrder(order, siteSettings[event.site].currency)
        if (!counted) continue
        const { order_id: number, amount, currency, country, state, items } = counted
        const body = {
          tracking_ids: {
            user_id: event.userId === null ? [] : [event.userId],
            visitor_id: event.anonymousId === null ? [] : [event.anonymousId],
          },
          order: {
            order_number: number,
            order_amount_subtotal: amount,
            currency,
            customer: { country, state },
            products: items.map(({ parent_sku, variant_sku, price, qty }) => ({ parent_sku, variant_sku, price, qty })),
          },
        }
        await postJson(target, { headers: { accept: 'application/json', 'user-agent': 'Ironwright' }, body })
        sent.push(delivery)
      }
      return sent
    },
  }
}
