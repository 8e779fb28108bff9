import { videoHosts } from '#domain/content/families/video.ts'

/** Origins, in addition to the shop, that the content security policy allows. */
export interface PolicySettings {
  /** For frames, such as the vault's card fields. */
  frameSources: readonly string[]
  /** For form targets, such as the vault's page without JavaScript. */
  formActions: readonly string[]
  /** For images. */
  imageSources: readonly string[]
  /** For vendor scripts. Empty unless a configured wallet needs one. */
  scriptSources: readonly string[]
  /** Origins of third-party scripts that need consent, on pages without payment. If undefined, there are none. */
  tagSources?: readonly string[]
  /** For videos. If undefined, there are none. */
  mediaSources?: readonly string[]
  /** True if pages may have content blocks, which can frame the store's documents below `framed/` and play its videos. */
  hasContent?: boolean
  /** The only origin that may show the pages in a frame; undefined means none. */
  framedBy?: string | undefined
  isHttps: boolean
}

/** Origins that may autoplay: after a click, a framed/ document delegates autoplay to a video host. */
const players = ['self', ...Object.values(videoHosts).map(({ origin }) => `"${origin}"`)]

/** Trusted Types policies that may create a vendor script URL: ours and the vendor's. */
const vendorPolicies = ['wallet-script', 'goog#html']
const tagPolicies = ['tag-script', 'goog#html', 'connect.facebook.net/fbevents']

/**
 * Returns the headers for every response. The policy needs no nonces, because all scripts and styles are files and
 * pages are cached and shared.
 */
export function securityHeaders({
  frameSources,
  formActions,
  imageSources,
  scriptSources,
  tagSources = [],
  mediaSources = [],
  hasContent = false,
  framedBy,
  isHttps,
}: PolicySettings): Record<string, string> {
  // Pages may frame only the shop's documents below framed/.
  const own = hasContent ? ["'self'"] : []
  const frames = [...own, ...frameSources, ...scriptSources]
  const media = [...own, ...mediaSources]
  const autoplay = hasContent ? players : mediaSources.length > 0 ? ['self'] : []
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptSources, ...tagSources],
    // Only these policies may create HTML or script URLs from text: ui/rich-text.tsx, and the /sw.js URL.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [
      ...new Set([
        'rich-text',
        'service-worker',
        ...(scriptSources.length > 0 ? vendorPolicies : []),
        ...(tagSources.length > 0 ? tagPolicies : []),
      ]),
    ],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...imageSources, ...tagSources],
    ...(media.length > 0 && { 'media-src': media }),
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...scriptSources, ...tagSources],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...formActions],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [framedBy ?? "'none'"],
    ...(isHttps && { 'upgrade-insecure-requests': [] }),
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join('; '),
    'x-content-type-options': 'nosniff',
    // X-Frame-Options cannot allow a specific origin.
    ...(framedBy === undefined && { 'x-frame-options': 'DENY' }),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': `accelerometer=(), autoplay=(${autoplay.join(' ')}), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(self), usb=()`,
    // A wallet sheet is a vendor window that posts messages to the page.
    'cross-origin-opener-policy': scriptSources.length > 0 ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isHttps && { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }),
  }
}

/**
 * Returns the referrer policy for paths that contain a secret: same-origin. With no-referrer, the shop's forms would be
 * sent with Origin null, which is refused.
 */
export function referrerOf(path: string): Record<string, string> {
  return /^\/(?:payment-link|mps-review|newsletters|account\/(?:reset-password|confirm-email)|login\/link)(?:\/|$)/i.test(
    path,
  )
    ? { 'referrer-policy': 'same-origin' }
    : {}
}
