/**
 * Maps search wire events (Discover Events API v1), by type and name, to the analytics events that are stored for them.
 * `page` is a page view, `custom` is an event outside the event catalog, and `none` is not stored.
 */
export const searchEvents = {
  'view/pdp': 'productDetailView',
  'view/page': 'page',
  'a2c/home': 'addToCart',
  'a2c/pdp': 'addToCart',
  'a2c/category': 'addToCart',
  'a2c/cart': 'addToCart',
  'a2c/qview': 'addToCart',
  'a2w/pdp': 'addToWishlist',
  'a2w/category': 'addToWishlist',
  'status/cart': 'custom',
  /** The server records each purchase with its order, so browser events are not stored. */
  'order/confirm': 'none',
  'user/login': 'login',
  'widget/appear': 'custom',
  'widget/click': 'productClick',
} as const satisfies Readonly<Record<string, string>>

export type SearchEventName = keyof typeof searchEvents

/** Returns true for the type and name of a documented event, such as 'view/pdp'. */
export function isSearchEvent(name: string): name is SearchEventName {
  return Object.hasOwn(searchEvents, name)
}
