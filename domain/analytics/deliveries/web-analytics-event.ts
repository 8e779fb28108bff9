import { webAnalyticsItem, webAnalyticsPurchase } from '../conversions/web-analytics.ts'
import { isEventName } from '../event-catalog.ts'
import type { ItemMetadata } from '../item-metadata.ts'
import type { StoredEvent } from './stored-event.ts'

type Params = Readonly<Record<string, unknown>>

interface WebAnalyticsEvent {
  name: string
  params: Params
}

/**
 * Returns an event in Google Analytics format, or null if Google Analytics has no name for it. Amounts are decimals.
 */
export function webAnalyticsEvent(event: StoredEvent, currency: string, shopUrl: string): WebAnalyticsEvent | null {
  if (event.type === 'page') {
    const { path, title } = event.properties
    return { name: 'page_view', params: { page_location: new URL(path, shopUrl).href, page_title: title } }
  }
  if (event.type !== 'track') return null
  const named = (name: string, params: Params = {}) => ({ name, params })
  switch (event.name) {
    case 'purchase':
      return webAnalyticsPurchase(event.properties.order, currency)
    case 'search':
      return named('search', { search_term: event.properties.searchTerm })
    case 'listView': {
      const { listId, listName, products } = event.properties
      const items = products.map((item) => webAnalyticsItem(item, item.index))
      return named('view_item_list', { item_list_id: listId, item_list_name: listName, items })
    }
    case 'productClick': {
      const { listId, listName, product, position } = event.properties
      const items = [webAnalyticsItem(product, position)]
      return named('select_item', { item_list_id: listId, item_list_name: listName, items })
    }
    case 'productDetailView':
      return named('view_item', itemParams(event.properties, currency))
    case 'addToCart':
    case 'wishlistToCart':
      return named('add_to_cart', itemParams(event.properties, currency))
    case 'removeFromCart':
      return named('remove_from_cart', itemParams(event.properties, currency))
    case 'addToWishlist':
      return named('add_to_wishlist', itemParams(event.properties, currency))
    case 'checkoutStart': {
      const { items, totals } = event.properties.order
      return named('begin_checkout', { currency, value: totals.subtotal, items: items.map(webAnalyticsItem) })
    }
    case 'pickShippingRate':
      return named('add_shipping_info', { shipping_tier: event.properties.label })
    case 'addPayment':
      return named('add_payment_info', { payment_type: event.properties.paymentType })
    case 'register':
      return named('sign_up')
    case 'login':
      return named('login')
    case 'shareProduct': {
      const { product, service } = event.properties
      return named('share', { method: service, content_type: 'product', item_id: product.sku })
    }
    default:
      return isEventName(event.name) ? named(snakeCase(event.name), scalars(event.properties)) : null
  }
}

function itemParams(item: ItemMetadata, currency: string): Params {
  return { currency, value: item.total, items: [webAnalyticsItem(item, 0)] }
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** Returns the fields that a custom event may have: numbers, and texts of up to 100 characters. */
function scalars(properties: object): Params {
  const isScalar = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && value.length <= 100)
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) => (isScalar(value) ? [[snakeCase(name), value]] : [])),
  )
}
