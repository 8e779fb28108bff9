import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { AnalyticsEvents } from '#domain/analytics/events.ts'
import type { ShownList } from '#domain/analytics/impressions.ts'
import type { ItemQuantity } from '#domain/analytics/item-ref.ts'

/** Events with one item's metadata as properties. */
export type ItemEvent = 'addToCart' | 'removeFromCart' | 'addToWishlist' | 'wishlistToCart' | 'productDetailView'

export type WireList = Reply<Store, 'GET /svc_list/lists/{id}'>
export type WireCheckout = Reply<Store, 'GET /svc_checkout/checkout/{listId}'>

/** An event's item, identified by its product or variant id. */
export interface ItemRef extends ItemQuantity {
  /** Decimal price per unit, if it differs from the catalog's. */
  price?: number
}

/** The router state that a page view needs. */
export interface PageState {
  navigation: { state: string }
  location: { pathname: string; search: string }
  matches: readonly { route: { id: string }; params: Readonly<Record<string, string | undefined>> }[]
  loaderData: Readonly<Record<string, unknown>>
}

/** The shopper's cart change in this tab, limited to the call's products or line. */
export interface CartChange {
  scope: { productIds: readonly number[] } | { itemId: string } | 'all'
  added: ItemEvent
  removed: ItemEvent
}

/** A product list in a search response, before its name is known. */
export interface FoundList {
  widget: string
  uri: string
  phrase: string
  /** Index of this page's first product within the full list. */
  first: number
  products: readonly { id: number; url: string }[]
}

/** A list curated by editors, such as new products. */
export interface Curation extends Pick<ShownList, 'products' | 'page'> {
  id: string
  name: string
}

/** The shopper as known to the browser. `exp` is 0 for a guest, otherwise Unix milliseconds. */
export interface Shopper {
  exp: number
  groupId: number
  customer?: Pick<
    Reply<Store, 'GET /svc_customer/customer'>,
    '_id' | 'groupId' | 'primarySegment' | 'segments' | 'email'
  >
}

/** How a product was shared: the device's share sheet, or a copied link. */
export type ShareService = 'native' | 'copy'

type Named<Name extends keyof AnalyticsEvents> = { name: Name; properties: AnalyticsEvents[Name] }
export type NamedEvent = { [Name in keyof AnalyticsEvents]: Named<Name> }[keyof AnalyticsEvents]

/** A report from a screen, a call, or the router. The layer turns it into events after the page has loaded. */
export type Signal =
  | { kind: 'page'; state: PageState }
  | { kind: 'event'; event: NamedEvent }
  | { kind: 'items'; name: ItemEvent; items: readonly ItemRef[] }
  | { kind: 'list'; list: ShownList }
  | { kind: 'found'; found: FoundList }
  | { kind: 'curation'; curation: Curation }
  | { kind: 'click'; path: string }
  /** `prices` has decimal prices per unit by line, if the response has any. */
  | { kind: 'cart'; list: WireList | null; prices: Readonly<Record<string, number>>; change: CartChange | null }
  | { kind: 'order'; name: 'checkoutStart' | 'orderReview'; checkout: WireCheckout }
  | { kind: 'rates'; checkout: WireCheckout; isPick: boolean }
  | { kind: 'shopper'; shopper: Shopper }
  | { kind: 'login' }
  | { kind: 'logout' }
  | { kind: 'session-end' }
  | { kind: 'register'; newsletters: readonly string[]; segments: readonly number[]; email: string }
  /** The bank asks the shopper to confirm a card payment. */
  | { kind: 'challenge' }
  /** `onSent` runs once the event is sent or dropped. */
  | { kind: 'exposure'; experiment: string; variationId: string; onSent: () => void }
  | { kind: 'share'; productId: number; service: ShareService }
  | { kind: 'stock-alert'; productId: number; parentId: number | null; email: string }

export type SignalOf<Kind extends Signal['kind']> = Extract<Signal, { kind: Kind }>
