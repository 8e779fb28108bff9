/** URLs that are public or shown to shoppers. Their paths contain no secrets. */
const publicUrls =
  /^(?:SITE_URL_\w+|SOCIAL_LINKS_\w+|BACKOFFICE_URL|CARD_PAGE_URL|MEDIA_CDN|FLOATING_VIDEO_URL|SECURITY_CONTACT)$/
const urlLists = /^SOCIAL_LINKS_\w+$/

/**
 * Returns a variable's value without credentials. Paths, queries, and user names in URLs may be secret, so they are
 * replaced with `…`.
 */
export function displayedValue(variable: string, value: string): string {
  if (!value.includes('://')) return value
  const isPublic = publicUrls.test(variable)
  const urls = urlLists.test(variable) ? value.split(',') : [value]
  return urls.map((url) => shownUrl(url.trim(), isPublic)).join(',')
}

function shownUrl(text: string, isPublic: boolean): string {
  const url = URL.parse(text)
  // URLs with a scheme such as smtp have no origin.
  if (!url || url.host === '') return '…'
  const { protocol, host, pathname, username, password, search, hash } = url
  const origin = `${protocol}//${host}`
  const hasSecretParts = [username, password, search, hash].some((part) => part !== '')
  if (!hasSecretParts && (isPublic || pathname === '/' || pathname === '')) return text
  return `${origin}/…`
}
