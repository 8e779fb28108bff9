export const tabId = 'five-for-five'
/** Cookie name, also used as the form field without JavaScript. */
export const closedField = 'drawer'
const closed = 'closed'

export function isClosedValue(value: string | null | undefined): boolean {
  return value === closed
}

/** Returns the Set-Cookie value for a closed drawer, a session cookie [PROMO-005]. */
export function closedCookieLine(isSecure: boolean): string {
  return `${closedField}=${closed}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
