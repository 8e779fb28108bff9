/** A segment such as a token, a UUID, an order number, or an email address. */
const secretSegment = /@|%40|^\d{5,}$|^(?=.*\d)[\w-]{16,}$/i

/**
 * Returns a path as events report it: without query and fragment, and with `:id` instead of tokens, numbers, and email
 * addresses [T32].
 */
export function reportedPath(url: string): string {
  const path = /^[a-z]+:\/\/[^/?#]*/i.test(url) ? url.replace(/^[a-z]+:\/\/[^/?#]*/i, '') : url
  const [bare = ''] = path.split(/[?#]/, 1)
  const segments = bare.slice(0, maxPath).split('/')
  return segments.map((segment) => (secretSegment.test(segment) ? ':id' : segment)).join('/') || '/'
}
const maxPath = 300

/** Returns true for text that may contain an email address or a telephone number [T32]. */
export function isPersonalText(text: string): boolean {
  return /\S@\S/.test(text) || /^\+?[\d\s().-]{9,20}$/.test(text.trim())
}
