const calls =
  /^\/svc_(?:list|checkout|captcha|session|customer|paymentmethod|shipping|tax|ticket|gc|programming|registry|bin|extrapayment|rma)\//i
const pages = /^(?:\/[a-z]{2}){0,2}\/(?:cart|checkout|login|account|payment-link|rmaprocess)(?:[/?]|$)/i

/**
 * Returns true if a request bypasses the admission queue: cart, checkout, and account requests do; browsing requests
 * wait [T24].
 */
export function isPriorityRequest(url: string): boolean {
  return calls.test(url) || pages.test(url)
}
