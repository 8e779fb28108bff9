const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Returns true for local host names, which are not copies of the shop. */
function isLocal(name: string): boolean {
  return loopbackNames.has(name) || name.endsWith('.localhost')
}

/**
 * Returns the host name in a page URL if the shop is not served there: a mirror, a phishing copy, or a translating
 * proxy. Returns null for own and local hosts and for malformed URLs [SHELL-417].
 */
export function foreignHost(url: string, ownHosts: readonly string[]): string | null {
  const parsed = URL.parse(url)
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return null
  const { host } = parsed
  const name = host.replace(/:\d{1,5}$/, '')
  return name === '' || name.length > 253 || ownHosts.includes(host) || isLocal(name) ? null : name
}
