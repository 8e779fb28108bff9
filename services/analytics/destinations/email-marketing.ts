import { commerceItem, commercePurchase } from '#domain/analytics/conversions/email-marketing.ts'
import type { ConsentedFor } from '#domain/analytics/deliveries/server-destinations.ts'
import { analyticsOrder } from '#domain/analytics/event-order.ts'
import { postJson } from '#platform/analytics/post-json.ts'
import { vendorUrl } from '#platform/analytics/vendor-url.ts'
import type { Delivery, DestinationEngine } from './engine.ts'

interface CommerceSettings {
  /** Example: https://api.iterable.com/api/. */
  url: string
  apiKey: string
}

/**
 * Creates the engine for Iterable's commerce API, which overwrites a repeated purchase or cart. Each call sends the key
 * in a header [ANALYTICS-479, ANALYTICS-480, ANALYTICS-483].
 */
export function emailMarketing({ url, apiKey }: CommerceSettings): DestinationEngine<'email-marketing'> {
  return {
    maxBatch: 1,
    async send(deliveries) {
      const sent: Delivery[] = []
      for (const delivery of deliveries) {
        const call = commerceCall(delivery)
        if (!call) continue
        await postJson(vendorUrl(url, call.path), { headers: { 'api-key': apiKey }, body: call.body })
        sent.push(delivery)
      }
      return sent
    },
  }
}

/** Returns the API call for a purchase or a changed cart, or null for a guest's cart. */
function commerceCall({ event, order, cart, email, shopUrl }: ConsentedFor<'email-marketing', Delivery>) {
  if (order) {
    const { user, items, total } = commercePurchase(analyticsOrder(order), shopUrl)
    const person = user.userId === '' ? { email: user.email } : user
    const createdAt = Math.floor(event.at / 1_000)
    return {
      path: 'commerce/trackPurchase',
      body: { id: order.orderId, user: person, items, total, createdAt, ...email },
    }
  }
  if (!cart) return null
  const items = cart.items.map((item) => commerceItem(item, shopUrl))
  return { path: 'commerce/updateCart', body: { user: { userId: cart.userId, email: cart.email }, items } }
}
