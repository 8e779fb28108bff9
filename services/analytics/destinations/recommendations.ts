import { recommendationEvent } from '#domain/analytics/conversions/recommendations.ts'
import type { StoredEvent } from '#domain/analytics/deliveries/stored-event.ts'
import { postJson } from '#platform/analytics/post-json.ts'
import type { Delivery, DestinationEngine } from './engine.ts'

/**
 * Creates the engine that posts events to a recommendation service. Each request carries the bearer token, and the
 * message id as its idempotency key [ANALYTICS-476].
 */
export function recommendations({ url, token }: { url: string; token: string }): DestinationEngine<'recommendations'> {
  return {
    maxBatch: 1,
    async send(deliveries) {
      const sent: Delivery[] = []
      for (const delivery of deliveries) {
        const { event } = delivery
        const body = recommended(event)
        const headers = { authorization: `Bearer ${token}`, 'idempotency-key': event.messageId }
        if (!body) continue
        await postJson(url, { headers, body })
        sent.push(delivery)
      }
      return sent
    },
  }
}

function recommended(event: StoredEvent) {
  const content = contentOf(event)
  const { at, userId, context } = event
  return (
    content &&
    recommendationEvent({
      ...content,
      at,
      startedAt: context.visitStartedAt ?? at,
      userId,
      isApp: context.isApp ?? false,
    })
  )
}

/** Returns the type, name, and value of an event, or null if the service does not use it. */
function contentOf(event: StoredEvent): { type: string; name: string; value: object } | null {
  if (event.type !== 'track') return null
  switch (event.name) {
    case 'purchase': {
      const { orderId, items } = event.properties.order
      return { type: 'purchase', name: 'order', value: { orderId, skus: items.map(({ sku }) => sku) } }
    }
    case 'search':
      return { type: 'search', name: event.properties.searchType, value: { searchTerm: event.properties.searchTerm } }
    case 'productClick': {
      const { product, listId, position } = event.properties
      return { type: 'click', name: 'product', value: { sku: product.sku, listId, position } }
    }
    case 'productDetailView':
      return { type: 'view', name: 'product', value: { sku: event.properties.sku } }
    case 'addToCart':
    case 'wishlistToCart':
      return { type: 'addToCart', name: 'product', value: { sku: event.properties.sku, qty: event.properties.qty } }
    case 'removeFromCart':
      return { type: 'removeFromCart', name: 'product', value: { sku: event.properties.sku } }
    default:
      return null
  }
}
