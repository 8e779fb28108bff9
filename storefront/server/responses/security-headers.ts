/** Origins that the content policy allows in addition to the shop. */
export interface PolicySettings {
  /** For frames, such as the vault's card fields. */
  frameSources: readonly string[]
  /** For form targets, such as the vault's page without JavaScript. */
  formActions: readonly string[]
  /** For images. */
  imageSources: readonly string[]
  /** For vendor scripts; empty unless a configured wallet needs one. */
  scriptSources: readonly string[]
  isHttps: boolean
}

/** Trusted Types policies that may create a vendor's script URL: ours and the vendor's. */
const vendorPolicies = ['wallet-script', 'goog#html']

/**
 * Returns the headers of every response. The policy needs no nonces, since all scripts and styles are files; pages are
 * cached and shared.
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
    // Only the policy of ui/rich-text.tsx may create HTML or script URLs from text.
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
    // A wallet's sheet is a vendor window that posts messages to the page.
    'cross-origin-opener-policy': scriptSources.length > 0 ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isHttps && { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }),
  }
}

/**
 * Returns the referrer policy of paths that contain a secret: same-origin only. no-referrer would send the shop's own
 * forms with Origin null, which is refused.
 */
export function referrerOf(path: string): Record<string, string> {
  return /^\/payment-link(?:\/|$)/i.test(path) ? { 'referrer-policy': 'same-origin' } : {}
}
