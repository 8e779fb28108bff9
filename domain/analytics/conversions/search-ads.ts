import type { AnalyticsEvents, EventName } from '../events.ts'
import type { ItemMetadata } from '../item-metadata.ts'

type BrowserEvent = { [Name in EventName]: { name: Name; properties: AnalyticsEvents[Name] } }[EventName]

interface SearchAdsEvent {
  name: string
  params: Readonly<Record<string, unknown>>
}

/**
 * Returns a browser event in Google tag format, or null if the search-ads tag does not receive it. Amounts are
 * decimals. Purchases are null because only the server reports them. Emails are omitted, even as hashes
 * [ANALYTICS-491].
 */
export function searchAdsEvent(event: BrowserEvent, currency: string): SearchAdsEvent | null {
  switch (event.name) {
    case 'productDetailView':
      return itemEvent('view_item', event.properties, currency)
    case 'addToCart':
    case 'wishlistToCart':
      return itemEvent('add_to_cart', event.properties, currency)
    case 'addToWishlist':
      return itemEvent('add_to_wishlist', event.properties, currency)
    case 'checkoutStart': {
      const { items, totals } = event.properties.order
      return { name: 'begin_checkout', params: { currency, value: totals.subtotal, items: items.map(retailItem) } }
    }
    case 'register':
      return { name: 'sign_up', params: {} }
    default:
      return null
  }
}

function itemEvent(name: string, item: ItemMetadata, currency: string): SearchAdsEvent {
  return { name, params: { currency, value: item.total, items: [retailItem(item)] } }
}

/** Returns an item for dynamic remarketing, identified by its product feed id. */
function retailItem({ sku, qty, price }: ItemMetadata) {
  return { id: sku, google_business_vertical: 'retail', quantity: qty, price }
}
