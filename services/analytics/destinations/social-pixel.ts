import { adsConversion } from '#domain/analytics/conversions/ads.ts'
import type { ConsentedFor } from '#domain/analytics/deliveries/server-destinations.ts'
import type { StoredEvent } from '#domain/analytics/deliveries/stored-event.ts'
import { analyticsOrder, type OrderDetails } from '#domain/analytics/event-order.ts'
import type { ItemMetadata } from '#domain/analytics/item-metadata.ts'
import { siteSettings } from '#domain/sites.ts'
import { postJson } from '#platform/analytics/post-json.ts'
import { sha256 } from '#platform/analytics/sha256.ts'
import { vendorUrl } from '#platform/analytics/vendor-url.ts'
import type { Delivery, DestinationEngine } from './engine.ts'

interface PixelSettings {
  /** Example: https://graph.facebook.com/v24.0/. */
  url: string
  pixelId: string
  token: string
}

const maxBatch = 50

/**
 * Creates the engine for Meta's Conversions API, which deduplicates events by id. Events from the native app are not
 * reported [ANALYTICS-490].
 */
export function socialPixel({ url, pixelId, token }: PixelSettings): DestinationEngine<'social-pixel'> {
  return {
    maxBatch,
    async send(deliveries) {
      const reported = deliveries.flatMap((delivery) => {
        const data = serverEvent(delivery)
        return data ? [{ delivery, data }] : []
      })
      const data = reported.map((each) => each.data)
      // The token is in the body, so that it never appears in URL logs.
      if (data.length > 0) await postJson(vendorUrl(url, `${pixelId}/events`), { body: { data, access_token: token } })
      return reported.map(({ delivery }) => delivery)
    },
  }
}

function serverEvent({ event, order }: ConsentedFor<'social-pixel', Delivery>) {
  const content = contentOf(event, siteSettings[event.site].currency)
  const person = event.userId ?? event.anonymousId
  if (!content || event.context.isApp || (person === null && !order)) return null
  return {
    event_name: content.name,
    event_time: Math.floor(event.at / 1_000),
    event_id: event.messageId,
    // Website events require the full user agent, which is not stored.
    action_source: 'other',
    user_data: {
      ...(person !== null && { external_id: [sha256(person)] }),
      ...(content.email !== undefined && { em: [content.email] }),
      ...(order && buyerData(order)),
    },
    custom_data: content.data,
  }
}

function contentOf(event: StoredEvent, currency: string): { name: string; email?: string; data: object } | null {
  if (event.type !== 'track') return null
  switch (event.name) {
    case 'purchase':
    case 'checkoutStart': {
      const { items, totals, orderId } = event.properties.order
      const isPurchase = event.name === 'purchase'
      const data = contents(items, isPurchase ? totals.grandTotalIncludingTax : totals.subtotal, currency)
      return isPurchase
        ? { name: 'Purchase', data: { ...data, order_id: orderId } }
        : { name: 'InitiateCheckout', data }
    }
    case 'productDetailView':
      return { name: 'ViewContent', data: contents([event.properties], event.properties.total, currency) }
    case 'addToCart':
    case 'wishlistToCart':
      return { name: 'AddToCart', data: contents([event.properties], event.properties.total, currency) }
    case 'addToWishlist':
      return { name: 'AddToWishlist', data: contents([event.properties], event.properties.total, currency) }
    case 'register':
      return { name: 'CompleteRegistration', email: event.properties.email, data: {} }
    default:
      return null
  }
}

function contents(items: readonly ItemMetadata[], value: number, currency: string) {
  return {
    currency,
    value,
    content_type: 'product',
    contents: items.map(({ sku, qty, price }) => ({ id: sku, quantity: qty, item_price: price })),
  }
}

/** Returns hashes of the buyer's data, normalized as for ads services. Only US phone numbers are included. */
function buyerData(order: OrderDetails) {
  const { email, phone_number: phone, address } = adsConversion(analyticsOrder(order), '').user_data
  const fields = {
    em: email,
    ph: phone?.slice(1) ?? '',
    fn: address.first_name,
    ln: address.last_name,
    ct: address.city.replaceAll(' ', ''),
    st: address.region,
    zp: address.postal_code.replaceAll(' ', ''),
    country: address.country,
  }
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => (text === '' ? [] : [[name, [sha256(text)]]])),
  )
}
