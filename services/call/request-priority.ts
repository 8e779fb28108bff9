/** Calls about a cart, an order or an account, however they name the site. */
const calls =
  /^\/svc_(?:list|checkout|captcha|session|customer|paymentmethod|shipping|tax|ticket|gc|programming|registry|bin|extrapayment)\//i
/** Pages of the same, in any locale, as an address may write them. */
const pages = /^(?:\/[a-z]{2}){0,2}\/(?:cart|checkout|login|account|payment-link)(?:[/?]|$)/i

/**
 * Whether a request goes on when there is no room for looking around: whoever is about to buy has been let in already,
 * and everything else waits for them [T24].
 */
export function isPriorityRequest(url: string): boolean {
  return calls.test(url) || pages.test(url)
}
