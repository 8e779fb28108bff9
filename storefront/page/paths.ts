/** First path segments of pages that are made for one shopper: never cached, rendered with their cookies. */
const privateSegments: ReadonlySet<string> = new Set([
  'account',
  'app',
  'cart',
  'checkout',
  'payment-link',
  'login',
  'wishlist',
  'registry',
  'giftregistry',
  'preferences',
  'five-for-five',
  'shippingtracker',
  'stop-stock-mails',
  'order-complete',
  'expired-password',
])

/** A path that no reader of addresses changes: nothing escaped, no capital, no dot. */
const plain = /^\/([a-z0-9-]*)(?:\/[a-z0-9-]*)*$/

/**
 * Whether a page, named without its locale's prefix, is the same for everybody and may be kept. Read as the router reads
 * it: /Cart, /%63art and /x/../cart are the cart too.
 */
export function isSharedPath(path: string): boolean {
  const asIs = plain.exec(path)?.[1]
  if (asIs !== undefined) return !privateSegments.has(asIs)
  const [, first = ''] = new URL(`http://shop${path}`).pathname.split('/', 2)
  return !privateSegments.has(decodeURIComponent(first).toLowerCase())
}
