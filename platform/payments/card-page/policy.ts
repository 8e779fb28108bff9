import { responseHeaders } from '#platform/response-headers.ts'

interface PagePolicy {
  /** Script origins, or empty if the vendor's code is bundled. */
  scripts?: readonly string[]
  frames: readonly string[]
  connections?: readonly string[]
  images?: readonly string[]
  /** Other frame origins, such as a bank's. */
  forms?: readonly string[]
  /** Origins that may frame the page, or empty for a full page. */
  framedBy?: readonly string[]
}

/** Returns headers that allow only scripts from the page and the vendor. */
export function pageHeaders(policy: PagePolicy, isHttps: boolean): Record<string, string> {
  const { scripts = [], frames, connections = [], images = [], forms = [], framedBy = [] } = policy
  const orNone = (sources: readonly string[]) => (sources.length > 0 ? sources : ["'none'"])
  const rules = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...images],
    'connect-src': ["'self'", ...connections],
    'frame-src': orNone(frames),
    'form-action': orNone(forms),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': orNone(framedBy),
    ...(isHttps && { 'upgrade-insecure-requests': [] }),
  }
  const { 'x-frame-options': framing, ...plain } = responseHeaders(isHttps)
  return {
    ...plain,
    // X-Frame-Options cannot list origins.
    ...(framedBy.length === 0 && { 'x-frame-options': framing! }),
    'content-security-policy': Object.entries(rules)
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join('; '),
    // The URL contains the payment and the return URL.
    'referrer-policy': 'strict-origin',
    'permissions-policy':
      'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=()',
    // A bank's popup may need its opener window.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cache-control': 'no-store',
  }
}
