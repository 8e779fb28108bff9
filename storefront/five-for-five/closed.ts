/** Where the document has what opens the drawer. */
export const tabId = 'five-for-five'
/** The cookie of who closed it, and the field that says so without a script. */
export const closedField = 'drawer'
const closed = 'closed'

/** Whether what a cookie or a form says closes the drawer. */
export function isClosing(value: string | null | undefined): boolean {
  return value === closed
}

/** The Set-Cookie line of who closed it: it holds as long as the browser is open [PROMO-005]. */
export function closedLine(isSecure: boolean): string {
  return `${closedField}=${closed}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
