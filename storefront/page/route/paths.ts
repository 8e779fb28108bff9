/** First path segments of personal pages: never cached, rendered with cookies. */
const privateSegments: ReadonlySet<string> = new Set([
  '__rb__',
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
  'cookie-preferences',
  'five-for-five',
  'forms',
  'shippingtracker',
  'rmaprocess',
  'mps-review',
  'newsletters',
  'stop-stock-mails',
  'order-complete',
  'expired-password',
])

/** A path that URL parsing leaves unchanged: no escapes, capitals or dots. */
const plain = /^\/([a-z0-9-]*)(?:\/[a-z0-9-]*)*$/

/**
 * Returns true if a page, by its path without the locale prefix, is shared and cacheable. Paths are normalized the way
 * the router does it: /Cart, /%63art and /x/../cart are the cart.
 */
export function isSharedPath(path: string): boolean {
  const asIs = plain.exec(path)?.[1]
  if (asIs !== undefined) return !privateSegments.has(asIs)
  const [, first = ''] = new URL(`http://shop${path}`).pathname.split('/', 2)
  return !privateSegments.has(decodeURIComponent(first).toLowerCase())
}

/** Returns the path as the router reads it. */
function routedPath(path: string): string {
  return decodeURIComponent(new URL(`http://shop${path}`).pathname).toLowerCase()
}

/** Path of the editor's canvas: a page's blocks without the shop's header and footer [CMS-003]. */
export const canvasPath = '/__rb__/rhpa'

/** Path prefix of pages without the shop's header and footer [ROUTE-403]. */
export const variantPrefix = '/__variant'

/** Returns true for checkout and payment-link pages, by their path without the locale prefix. */
export function isPaymentPath(path: string): boolean {
  return /^\/(?:checkout|payment-link)(?:\/|$)/.test(routedPath(path))
}

/** First path segments of pages that take secrets, or whose URL has a secret, a key of one shopper or personal data. */
const sensitiveSegments: ReadonlySet<string> = new Set([
  '__rb__',
  'account',
  'checkout',
  'payment-link',
  'login',
  'wishlist',
  'registry',
  'giftregistry',
  'giftcard-balance',
  'shippingtracker',
  'rmaprocess',
  'mps-review',
  'newsletters',
  'stop-stock-mails',
  'order-complete',
  'expired-password',
])

/**
 * Returns true for pages where no third-party script that needs consent loads, by their path without the locale prefix.
 */
export function isSensitivePath(path: string): boolean {
  const [, first = '', second = ''] = routedPath(path).split('/', 3)
  // The page about the app is one of content; its screens are below.
  return first === 'app' ? second !== '' : sensitiveSegments.has(first)
}

/** Returns true for previews of content pages, by their path without the locale prefix. */
export function isPreviewPath(path: string): boolean {
  return routedPath(path).startsWith('/__rb__/')
}

const movedPaths: Readonly<Record<string, string>> = { '/customer/account/login': '/login' }

/** Returns the current path of a page that moved, both without the locale prefix, or null for other paths. */
export function redirectedPath(path: string): string | null {
  const bare = path.replace(/\/$/, '').toLowerCase()
  return Object.hasOwn(movedPaths, bare) ? movedPaths[bare]! : null
}
