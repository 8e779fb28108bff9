type Headers = Readonly<Record<string, string | string[] | undefined>>

/** Known directives. Browsers silently ignore a misspelled one. */
const directives = new Set(
  (
    'default-src script-src style-src img-src media-src font-src connect-src manifest-src form-action frame-src object-src ' +
    'base-uri frame-ancestors upgrade-insecure-requests require-trusted-types-for trusted-types sandbox'
  ).split(' '),
)
const risky = /^(?:'unsafe-[a-z-]+'|\*|https?:|data:|blob:|filesystem:|\/\/.*|https?:\/\/\*.*)$/

/**
 * Checks Google's CSP Evaluator rules and ours: default none, scripts and styles from our origin only, no objects,
 * base, or framing, and HTML only through Trusted Types.
 */
function policyProblems(text: string): string[] {
  const policy = new Map<string, string[]>()
  const problems: string[] = []
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/)
    if (policy.has(name)) problems.push(`${name} stands twice`)
    if (!directives.has(name)) problems.push(`${name} is not a directive`)
    policy.set(name, sources)
  }
  const is = (name: string, ...wanted: string[]) => {
    const sources = policy.get(name)?.join(' ') ?? 'missing'
    if (!wanted.includes(sources)) problems.push(`${name} is ${sources}`)
  }
  is('default-src', "'none'")
  is('base-uri', "'none'")
  is('frame-ancestors', "'none'")
  if (policy.has('object-src')) is('object-src', "'none'")
  if (!policy.has('form-action')) problems.push('form-action is missing')
  for (const [name, sources] of policy) {
    for (const source of sources) {
      const isPictureInAddress = name === 'img-src' && source === 'data:'
      if (risky.test(source) && !isPictureInAddress) problems.push(`${name} allows ${source}`)
    }
  }
  if (policy.has('script-src')) {
    is('script-src', "'self'")
    is('style-src', "'self'")
    is('require-trusted-types-for', "'script'")
    is('trusted-types', 'rich-text service-worker')
  }
  return problems
}

/**
 * Returns the problems in a response's security headers, regardless of its status. Pages need more headers than files
 * and calls.
 */
export function headerProblems(headers: Headers, { isPage, isHttps }: { isPage: boolean; isHttps: boolean }): string[] {
  const problems = policyProblems(String(headers['content-security-policy'] ?? ''))
  const wanted: Record<string, RegExp> = {
    'x-content-type-options': /^nosniff$/,
    'x-frame-options': /^DENY$/,
    'referrer-policy': /^(?:strict-origin-when-cross-origin|same-origin|no-referrer)$/,
    'cross-origin-resource-policy': /^same-origin$/,
    ...(isPage && {
      'cross-origin-opener-policy': /^same-origin$/,
      'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
    }),
    ...(isHttps && { 'strict-transport-security': /^max-age=63072000; includeSubDomains; preload$/ }),
  }
  for (const [name, pattern] of Object.entries(wanted)) {
    if (!pattern.test(String(headers[name]))) problems.push(`${name} is ${String(headers[name])}`)
  }
  // No header may identify the server software.
  for (const name of ['server', 'x-powered-by']) if (name in headers) problems.push(`${name} tells something`)
  return problems
}
