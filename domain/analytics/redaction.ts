/** A segment such as a token, a UUID, an order number, or an email address. */
const secretSegment = /@|%40|^\d{5,}$|^(?=.*\d)[\w-]{16,}$/i
const origin = /^[a-z]+:\/\/[^/?#]*/i
/** URLs that contain a person's contact address. */
const contact = /^(?:mailto|tel|sms|callto|whatsapp):/i

/**
 * Returns a path as events report it: without query or fragment, and with `:id` instead of tokens, numbers, and email
 * addresses [T32].
 */
export function reportedPath(url: string): string {
  if (contact.test(url)) return ':id'
  const [bare = ''] = url.replace(origin, '').split(/[?#]/, 1)
  const segments = truncateText(bare, maxPath).split('/')
  return segments.map((segment) => (secretSegment.test(segment) ? ':id' : segment)).join('/') || '/'
}
const maxPath = 300

/**
 * Returns the first characters of a text without a lone surrogate, which PostgreSQL cannot store. `most` is in UTF-16
 * units.
 */
export function truncateText(text: string, most: number): string {
  return text.slice(0, most).toWellFormed()
}

/** Returns true for text that may contain an email address [T32]. */
export function hasEmail(text: string): boolean {
  return /\S(?:@|%40)\S/i.test(text)
}

/** Returns true for text that may contain an email address or a telephone number [T32]. */
export function isPersonalText(text: string): boolean {
  return hasEmail(text) || /^\+?[\d\s().-]{9,20}$/.test(text.trim())
}

/**
 * Returns a page title without email addresses and numbers such as order numbers, or '' if it may be personal [T32].
 */
export function reportedTitle(title: string): string {
  return isPersonalText(title) ? '' : truncateText(title.replace(/\d{5,}/g, ':id'), maxTitle)
}
const maxTitle = 300

/** Fields that contain codes, which may look like telephone numbers. */
const codeField = /^(?:id|\w*Id|sku|\w*Sku|skus|products|postcode|renewalDate)$/
const placeField = /^(?:href|location|url|link|path)$/i
/** Catalog paths, which contain no tokens. */
const catalogField = /^(?:linkPath|thumbnail)$/
const urlText = /^(?:[a-z]+:\/\/|\/)\S*$/i

/** Returns a field's text for storage: empty if it may be personal, and without the query if it is a URL [T32]. */
export function reportedText(field: string, text: string): string {
  if (text === '') return ''
  if (catalogField.test(field)) return hasEmail(text) ? '' : text.split(/[?#]/, 1)[0]!
  if (codeField.test(field)) return hasEmail(text) ? '' : text
  if (placeField.test(field) || urlText.test(text) || contact.test(text)) return reportedPath(text)
  return isPersonalText(text) ? '' : text
}

/**
 * Applies `reportedText` to all texts in a JSON value. An array's texts are treated like texts of the array's field.
 */
export function reportedValue(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return reportedText(field, value)
  if (Array.isArray(value)) return value.map((each) => reportedValue(each, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, reportedValue(inner, name)]))
}
