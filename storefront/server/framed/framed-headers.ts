/**
 * For an editor's code: an opaque origin even if opened directly, no access to the shop, and no requests except for
 * pictures.
 */
const codePolicy = {
  sandbox: ['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox'],
  'default-src': ["'none'"],
  'script-src': ["'unsafe-inline'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ["'self'", 'https:', 'data:'],
}

const common = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}
const noDevices =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()'

/** Returns the headers for a document with an editor's code. */
export function framedHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return headersFor(codePolicy, 'autoplay=()', isHttps)
}

/** Returns the headers for a document that contains only a frame from a different origin. */
export function playerHeaders(origin: string, isHttps: boolean): Readonly<Record<string, string>> {
  const policy = { 'default-src': ["'none'"], 'style-src': ["'unsafe-inline'"], 'frame-src': [origin] }
  // Video hosts reject embeds without a referrer.
  const referrer = { 'referrer-policy': 'strict-origin' }
  return { ...headersFor(policy, `autoplay=(self "${origin}")`, isHttps), ...referrer }
}

function headersFor(policy: Readonly<Record<string, readonly string[]>>, autoplay: string, isHttps: boolean) {
  const whole = {
    ...policy,
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    ...(isHttps && { 'upgrade-insecure-requests': [] }),
  }
  return {
    ...common,
    'content-security-policy': Object.entries(whole)
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join('; '),
    'permissions-policy': `${autoplay}, ${noDevices}`,
    ...(isHttps && { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }),
  }
}
