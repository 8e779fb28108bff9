/** First path segments of personal pages, which are never cached and are rendered with cookies. */
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

/** Matches a path that URL parsing does not change: no escapes, capitals, or dots. */
const plain = /^\/([a-z0-9-]*)(?:\/[a-z0-9-]*)*$/

/**
 * Returns true if the page at a path, without the locale prefix, is shared and cacheable. Normalizes paths as the
 * router does: /Cart, /%63art, and /x/../cart are all the cart.
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

/** Path prefix for pages without the shop's header and footer [ROUTE-403]. */
export const variantPrefix = '/__variant'

/** Returns true for checkout and payment link pages. The path has no locale prefix. */
export function isPaymentPath(path: string): boolean {
  return /^\/(?:checkout|payment-link)(?:\/|$)/.test(routedPath(path))
}

/**
 * First path segments of pages that accept secrets, or with URLs that contain a secret, a shopper's key, or personal
 * data.
 */
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

/** Returns true for pages that load no third-party scripts that need consent. The path has no locale prefix. */
export function isSensitivePath(path: string): boolean {
  const [, first = '', second = ''] = routedPath(path).split('/', 3)
  // The page about the app is a content page. The app screens are below its path.
  return first === 'app' ? second !== '' : sensitiveSegments.has(first)
}

/** Returns true for content page previews. The path has no locale prefix. */
export function isPreviewPath(path: string): boolean {
  return routedPath(path).startsWith('/__rb__/')
}

const movedPaths: Readonly<Record<string, string>> = { '/customer/account/login': '/login' }

/** Returns the current path of a page that moved, both without the locale prefix. Returns null for other paths. */
export function redirectedPath(path: string): string | null {
  const bare = path.replace(/\/$/, '').toLowerCase()
  return Object.hasOwn(movedPaths, bare) ? movedPaths[bare]! : null
}
