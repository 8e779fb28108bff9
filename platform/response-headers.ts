const plain = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
}
const overHttps = { ...plain, 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }

/** Returns headers for responses other than pages. Browsers must not execute, frame, or share these responses [T39]. */
export function responseHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return isHttps ? overHttps : plain
}
