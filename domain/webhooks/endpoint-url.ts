export const maxUrlLength = 500

/** Names that resolve only on the store's machine or network. */
const localName = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/

export type UrlProblem = 'url_invalid' | 'url_not_https' | 'url_has_password' | 'url_not_public' | 'url_too_long'

/**
 * Normalizes a URL for storage and requests. Removes dots at the end of its host, which could hide a local name.
 * Returns undefined unless the text is an http or https URL.
 */
export function normalizeUrl(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined
  let host = url.hostname
  while (host.endsWith('.')) host = host.slice(0, -1)
  // Has no effect if the host consists only of dots or becomes an invalid address.
  url.hostname = host
  return url.hostname.endsWith('.') ? undefined : url.href
}

/**
 * Returns the reason why a normalized URL cannot receive webhooks, or undefined. IP addresses are checked when
 * connecting. `allowsLocal` permits local names, and http for local names and IP addresses.
 */
export function endpointUrlProblem(
  normalized: string,
  { allowsLocal }: { allowsLocal: boolean },
): UrlProblem | undefined {
  const url = URL.parse(normalized)
  if (!url) return 'url_invalid'
  if (url.username !== '' || url.password !== '') return 'url_has_password'
  // Normalization escapes characters, which makes a URL longer.
  if (url.href.length > maxUrlLength) return 'url_too_long'
  const isAddress = url.hostname.startsWith('[') || /^[\d.]+$/.test(url.hostname)
  const isLocal = !isAddress && (!url.hostname.includes('.') || localName.test(url.hostname))
  if (url.protocol !== 'https:' && !(allowsLocal && (isLocal || isAddress))) return 'url_not_https'
  return isLocal && !allowsLocal ? 'url_not_public' : undefined
}
