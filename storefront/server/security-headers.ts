/** What the content policy allows beside the shop itself. */
export interface PolicySettings {
  /** Origins of frames, such as the vault's card fields. */
  frameSources: readonly string[]
  /** Origins that a form may lead to, such as the vault's page without JavaScript. */
  formActions: readonly string[]
  /** Origins of pictures beside the own one. */
  imageSources: readonly string[]
  /** Origins of vendors whose script a page may run; none, but where a wallet that needs one is set up. */
  scriptSources: readonly string[]
  /** Whether the shop is reached by https. */
  isHttps: boolean
}

/** What may name the address of a vendor's script, here and in the vendor's own. */
const vendorPolicies = ['wallet-script', 'goog#html']

/**
 * The headers of every answer. The policy names no nonces, because pages are kept and shared: it needs none, since every
 * script and style is a file of our own.
 */
export function securityHeaders({
  frameSources,
  formActions,
  imageSources,
  scriptSources,
  isHttps,
}: PolicySettings): Record<string, string> {
  const frames = [...frameSources, ...scriptSources]
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptSources],
    // No text becomes HTML or a script's address but by this one policy, of ui/rich-text.tsx.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['rich-text', ...(scriptSources.length > 0 ? vendorPolicies : [])],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...imageSources],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...scriptSources],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...formActions],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(isHttps && { 'upgrade-insecure-requests': [] }),
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(self), usb=()',
    // A wallet's sheet is a window of its vendor's that speaks to the page.
    'cross-origin-opener-policy': scriptSources.length > 0 ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isHttps && { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }),
  }
}

/**
 * Whom the address of a page is told to, where it is a key: nobody but this shop, whose forms say by it where they come
 * from. With no-referrer a browser would send them with the origin null, which is refused as that of a stranger.
 */
export function referrerOf(path: string): Record<string, string> {
  return /^\/payment-link(?:\/|$)/i.test(path) ? { 'referrer-policy': 'same-origin' } : {}
}
