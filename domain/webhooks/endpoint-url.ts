export const maxUrlLength = 500

/** Names that resolve only on the store's machine or network. */
const localName = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/

export type UrlProblem = 'url_invalid' | 'url_not_https' | 'url_has_password' | 'url_not_public'

/**
 * Returns the reason why a URL cannot receive webhooks, or undefined. IP addresses are checked when connecting. With
 * `allowsLocal`, http and local names are allowed.
 */
export function endpointUrlProblem(text: string, { allowsLocal }: { allowsLocal: boolean }): UrlProblem | undefined {
  const url = URL.parse(text)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return 'url_invalid'
  if (url.username !== '' || url.password !== '') return 'url_has_password'
  if (allowsLocal) return undefined
  if (url.protocol !== 'https:') return 'url_not_https'
  const host = url.hostname.replace(/\.$/, '')
  return !host.includes('.') && !host.startsWith('[')
    ? 'url_not_public'
    : localName.test(host)
      ? 'url_not_public'
      : undefined
}
