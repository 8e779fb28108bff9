import { answerHeaders } from '#platform/answer-headers.ts'

/** What a page of the card page may do beside running its own files. */
interface PagePolicy {
  /** Origins of scripts of the vendor's; none where the vendor's code is in our own files. */
  scripts?: readonly string[]
  frames: readonly string[]
  connections?: readonly string[]
  images?: readonly string[]
  /** Where forms lead, such as those of a bank that the vendor's script sends. */
  forms?: readonly string[]
  /** The shop's origins that may frame it; none for a page that fills a window. */
  framedBy?: readonly string[]
}

/** The headers of a page where a card is typed or a bank asks: nothing runs in it but its own files and the vendor's. */
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
  const { 'x-frame-options': framing, ...plain } = answerHeaders(isHttps)
  return {
    ...plain,
    // The older header knows no list of origins.
    ...(framedBy.length === 0 && { 'x-frame-options': framing! }),
    'content-security-policy': Object.entries(rules)
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join('; '),
    // The address of a bank's page names a payment and where it leads back to: nobody else is told it.
    'referrer-policy': 'strict-origin',
    'permissions-policy':
      'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=()',
    // A bank's question may open a window that speaks to the page.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cache-control': 'no-store',
  }
}
